import { isCpf } from '@martelo/domain/documents';

import type { ListReader, ListSource, ReadLine } from './list-source.ts';

/** Eleven digits in the groups of a CPF. */
const eleven = /(?<!\d)\d{3}([.\s]?)\d{3}([.\s]?)\d{3}([-–/\s]?)\d{2}(?!\d)/g;

/** Whether digits are formatted as a CPF, with any check digits, or are a valid one. */
const isWrittenAsCpf = (found: string, [first, second, last]: readonly (string | undefined)[]) =>
  (first === '.' && second === '.' && /[-–/]/.test(last ?? '')) || isCpf(found);

export const containsCpf = (text: string): boolean =>
  [...text.matchAll(eleven)].some(([found, ...between]) => isWrittenAsCpf(found, between));

/** The replacement of a CPF. */
export const hiddenCpf = 'omitido';

export const freeTexts = ['title', 'neighborhood', 'address', 'extra'] as const;

/** A row with CPFs removed from its free texts, and a warning that names the texts (INTAKE-52). */
function hideCpf(read: ReadLine): ReadLine {
  const { auction } = read;
  if (auction === null) return read;
  const fields = freeTexts.filter((field) => containsCpf(auction[field] ?? ''));
  if (fields.length === 0) return read;
  const hidden = (text: string | null) =>
    text?.replaceAll(eleven, (found, first, second, last) =>
      isWrittenAsCpf(found, [first, second, last]) ? hiddenCpf : found,
    ) ?? null;
  const { title, neighborhood, address, extra } = auction;
  const notice = `Havia um CPF em ${fields.map((field) => `'${field}'`).join(', ')}: ele foi omitido.`;
  return {
    ...read,
    auction: {
      ...auction,
      title: hidden(title)!,
      neighborhood: hidden(neighborhood),
      address: hidden(address),
      extra: hidden(extra),
    },
    warning: read.warning === null ? notice : `${read.warning} ${notice}`,
  };
}

/** The source's reader of lists, with CPFs removed from the rows; or why there is none. */
export function openWithoutCpf(source: ListSource, name: string, head: string): ListReader | string {
  const reader = source.open(name, head);
  if (typeof reader === 'string') return reader;
  const { read, rest } = reader;
  return {
    ...reader,
    read: (text, line) => {
      const found = read(text, line);
      return found && hideCpf(found);
    },
    ...(rest && { rest: () => Array.from(rest(), hideCpf) }),
  };
}
