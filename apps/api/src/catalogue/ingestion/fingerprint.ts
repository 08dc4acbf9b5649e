import { createHash } from 'node:crypto';

import type { ListedAuction } from './sources/listed-auction.ts';

/**
 * What distinguishes a changed row from an equal one: every field that the source states. Financing is left out where
 * the list has no such column, so that the column's first appearance does not make a row differ; what we conclude
 * ourselves is left out. So is the title, which is the source's own or ours: where it is the source's own the
 * comparison checks it separately.
 */
export function fingerprint(auction: ListedAuction): string {
  const {
    title: _compared,
    saleMethod: _method,
    typeInferred: _inferred,
    financing: _optional,
    ...stated
  } = auction;
  return createHash('sha1').update(JSON.stringify(stated)).digest('base64');
}
