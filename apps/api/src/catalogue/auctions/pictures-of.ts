import { caixaPhoto } from '@martelo/domain/caixa-addresses';

import type { AuctionRow } from './auction-row.ts';

const caixaType = 3;

/**
 * The addresses that the source gives of an auction's pictures; Caixa's follow from the number (docs/decisions/0032).
 */
export function picturesOf({
  images,
  type,
  sample,
  code,
}: Pick<AuctionRow, 'images' | 'type' | 'sample' | 'code'>): string[] {
  if (images.length > 0 || type !== caixaType || sample) return images;
  const photo = caixaPhoto(code);
  return photo ? [photo] : [];
}
