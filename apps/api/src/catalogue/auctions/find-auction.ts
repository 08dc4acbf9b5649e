import { HttpError, notFound } from '../../platform/http/errors.ts';
import type { AuctionRepository } from './auctions.repository.ts';

/** The auction of an address: 404 where there never was one, 410 where it was withdrawn. */
export async function findAuction(auctions: AuctionRepository, id: string, now: Date) {
  const found = await auctions.findByKey(id, now);
  if (!found) throw notFound('Leilão não encontrado');
  if (found === 'withdrawn') throw new HttpError(410, 'Este leilão não está mais disponível.');
  return found;
}
