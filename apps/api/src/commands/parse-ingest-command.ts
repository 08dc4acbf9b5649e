import { parseArgs } from 'node:util';

import { type QuarantineReason, quarantineReasons } from '../catalogue/ingestion/quarantine.ts';
import { listSources } from '../catalogue/ingestion/sources/index.ts';
import { ingestUsage, WrongUsage } from './usage.ts';

export interface IngestCommand {
  source: string;
  paths: string[];
  json: boolean;
  accept: QuarantineReason[];
  listDate: string | null;
}

const acceptOptions = Object.fromEntries(
  quarantineReasons.map((reason) => [`accept-${reason}`, { type: 'boolean' as const }]),
);

/** Reads the command line of `pnpm ingest`. */
export function parseCommand(args: readonly string[]): IngestCommand {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((word) => word !== '--'),
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'list-date': { type: 'string' },
        ...acceptOptions,
      },
    });
    const given: Readonly<Record<string, unknown>> = values;
    const [source, ...paths] = positionals;
    if (!source || paths.length === 0) throw new WrongUsage(ingestUsage);
    if (!listSources.some(({ code }) => code === source))
      throw new WrongUsage(`A fonte "${source}" não é conhecida.\n${ingestUsage}`);
    const listDate = values['list-date'] ?? null;
    if (listDate !== null && !/^\d{4}-\d{2}-\d{2}$/.test(listDate))
      throw new WrongUsage(`--list-date deve ser AAAA-MM-DD, não "${listDate}".`);
    const accept = quarantineReasons.filter((reason) => given[`accept-${reason}`]);
    return { source, paths, json: values.json, accept, listDate };
  } catch (cause) {
    if (cause instanceof WrongUsage) throw cause;
    throw new WrongUsage(ingestUsage, { cause });
  }
}
