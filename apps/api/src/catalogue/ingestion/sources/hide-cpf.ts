import { isCpf } from '@martelo/domain/documents';

import type { ListedAuction } from './listed-auction.ts';

/** Digits that stand as a CPF is written, or that are one. */
const eleven = /(?<!\d)(\d{3})([.\s]?)(\d{3})[.\s]?(\d{3})([-\s]?)(\d{2})(?!\d)/g;

const isWrittenAsCpf = (found: string, point: string | undefined, dash: string | undefined) =>
  Boolean(point && dash) || isCpf(found);

export const bearsCpf = (text: string): boolean =>
  [...text.matchAll(eleven)].some(([found, , point, , , dash]) => isWrittenAsCpf(found, point, dash));

const freeTexts = ['title', 'neighborhood', 'address', 'extra'] as const;

/**
 * The auction without anybody's CPF in its free texts, where 'omitido' stands in its place; and the fields that had one
 * (INTAKE-52).
 */
export function hideCpf(auction: ListedAuction): { auction: ListedAuction; fields: string[] } {
  const fields = freeTexts.filter((field) => bearsCpf(auction[field] ?? ''));
  if (fields.length === 0) return { auction, fields };
  const hidden = (text: string | null) =>
    text?.replaceAll(eleven, (found, _first, point, _second, _third, dash) =>
      isWrittenAsCpf(found, point, dash) ? 'omitido' : found,
    ) ?? null;
  const { title, neighborhood, address, extra } = auction;
  return {
    auction: {
      ...auction,
      title: hidden(title)!,
      neighborhood: hidden(neighborhood),
      address: hidden(address),
      extra: hidden(extra),
    },
    fields,
  };
}
