import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe } from 'vitest';

import type { ListSource } from '../list-source.ts';
import type { ParsedFile } from '../listed-auction.ts';
import { withInputs } from '../../reading/read-inputs.ts';
import { parseWhole } from '../parse-whole.ts';

/** Public lists as published, stored beside the repository and never in it. */
const folder = resolve(import.meta.dirname, '../../../../../../../../shared/data');
const isHere = existsSync(folder);

/** Tests on real lists; without them they are skipped under a name that says so. */
export function describeReal(name: string, tests: () => void): void {
  if (!isHere) console.warn(`SKIPPED: ${name}: ../shared/data is missing.`);
  describe.skipIf(!isHere)(isHere ? name : `${name} (SKIPPED: ../shared/data is missing)`, tests);
}

export const realPath = (name: string) => resolve(folder, name);

/** Every file of a real list, parsed. */
export async function parseReal(source: ListSource, name: string): Promise<ParsedFile[]> {
  return withInputs([realPath(name)], async (files) => {
    const parsed: ParsedFile[] = [];
    for await (const file of files) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of file.chunks()) chunks.push(chunk);
      parsed.push(parseWhole(source, { name: file.name, bytes: Buffer.concat(chunks) }));
    }
    return parsed;
  });
}

export const auctionsOf = (files: readonly ParsedFile[]) =>
  files.flatMap(({ rows }) => rows.map(({ auction }) => auction));
