import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';

import type { FastifyRequest } from 'fastify';

import { parseRange } from './byte-range.ts';
import { FileAnswer } from './file-answer.ts';

const noSuchPart = { message: 'A parte pedida do arquivo não existe.' };

/**
 * A file of `folder`, whole or the part that the request's `Range` names, so that a broken download can resume; null
 * where there is none. `If-Range` with another version's tag gets it whole: its parts would not fit together.
 */
export async function storedFile(
  folder: string,
  name: string,
  { headers, method }: FastifyRequest,
  more: Readonly<Record<string, string>>,
): Promise<FileAnswer | null> {
  const file = await open(join(folder, basename(name)), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  const { size, mtimeMs } = await file.stat();
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const sameVersion = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = parseRange(sameVersion ? headers.range : undefined, size);
  const known = { 'accept-ranges': 'bytes', etag, 'cache-control': 'private, no-cache', ...more };
  if (range === 'unsatisfiable') {
    await file.close();
    const type = 'application/json; charset=utf-8';
    const body = Buffer.from(JSON.stringify(noSuchPart));
    return new FileAnswer(body, { 'content-type': type, 'content-range': `bytes */${size}` }, 416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = end - start + 1;
  const empty = length === 0 || method === 'HEAD';
  const body = empty ? Readable.from([]) : file.createReadStream({ start, end });
  if (empty) await file.close();
  return range
    ? new FileAnswer(
        body,
        { ...known, 'content-length': length, 'content-range': `bytes ${start}-${end}/${size}` },
        206,
      )
    : new FileAnswer(body, { ...known, 'content-length': length });
}
