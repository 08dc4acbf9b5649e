import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { dropHeadersOfPages } from '../platform/http/content-security.ts';
import { answerNotFound } from '../platform/http/handle-errors.ts';

const forever = 'public, max-age=31536000, immutable';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  // Module scripts are UTF-8 whatever the header says, and a page requests a dozen.
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** The build's compressed variants of a file, the smallest first. */
const packings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;
type Packing = 'identity' | (typeof packings)[number]['name'];

/** Whether the request accepts this encoding; a quality of 0 refuses it (RFC 9110, 12.5.3). */
const accepts = ({ headers }: FastifyRequest, packing: string) =>
  (headers['accept-encoding'] ?? '').split(',').some((part) => {
    const [name, quality = 'q=1'] = part.split(';').map((word) => word.trim());
    return name === packing && Number(quality.slice('q='.length)) !== 0;
  });

/** Reads what the build made in `folder`, by the names that pages request; another kind of file is an error. */
function readAssets(folder: string): Map<string, Partial<Record<Packing, Buffer>>> {
  const assets = new Map<string, Partial<Record<Packing, Buffer>>>();
  for (const name of readdirSync(folder)) {
    const packing = packings.find(({ extension }) => name.endsWith(extension));
    const asset = packing ? name.slice(0, -packing.extension.length) : name;
    if (!types[extname(asset)])
      throw new Error(`${name} is of no known kind: give it a type in built-assets.ts.`);
    const read = { [packing?.name ?? 'identity']: readFileSync(join(folder, name)) };
    assets.set(asset, { ...assets.get(asset), ...read });
  }
  return assets;
}

/**
 * Serves the scripts, styles and fonts of the browser build in `folder`, a few megabytes, from memory: a page requests
 * some twenty at once, and from disk each would cost five milliseconds. Their names contain a hash, so they never
 * change.
 */
export function serveBuiltAssets(app: FastifyInstance, folder: string): void {
  const assets = readAssets(folder);
  const route = { config: { kind: 'file' } } as const;
  app.get<{ Params: { name: string } }>('/assets/:name', route, (request, reply) => {
    const { name } = request.params;
    const asset = assets.get(name);
    if (!asset) return answerNotFound(request, reply);
    const packing = packings.find((one) => asset[one.name] && accepts(request, one.name))?.name;
    dropHeadersOfPages(reply);
    if (packing) void reply.header('content-encoding', packing);
    return reply
      .header('cache-control', forever)
      .header('vary', 'accept-encoding')
      .type(types[extname(name)]!)
      .send(asset[packing ?? 'identity']);
  });
}
