import type { ListedAuction, ParsedFile, Rejection } from '../ingestion/listed-auction.ts';
import { marteloFeed } from '../ingestion/sources/martelo-feed.ts';
import type { Delivery } from './delivery.ts';
import { isPrivateAddress } from './private-address.ts';

const isWeb = (link: string | null | undefined) => link?.startsWith('http') ?? false;

/** The field of a lot that leads where no stranger may lead our visitors, or null. */
function privateField({ link, images, auctioneer }: ListedAuction): string | null {
  const fields = [
    ['link', [link]],
    ['images', images],
    ['auctioneer_website', [auctioneer?.website]],
    ['auctioneer_logo', [auctioneer?.logo]],
  ] as const;
  const wrong = fields.find(([, links]) => links.some((one) => isWeb(one) && isPrivateAddress(one!)));
  return wrong?.[0] ?? null;
}

/**
 * A stranger's feed: whatever it says of its source it speaks for its sender alone, features nothing, and leads into no
 * private network. Lines are counted as in what was sent.
 */
export function parseDelivery({
  name,
  format,
  bytes,
}: Pick<Delivery, 'name' | 'format' | 'bytes'>): ParsedFile {
  const { source: _source, ...parsed } = marteloFeed.parse({ name, bytes });
  const before = format === 'json' ? 1 : 0;
  const rows: { line: number; auction: ListedAuction }[] = [];
  const rejected: Rejection[] = parsed.rejected.map((one) => ({ ...one, line: one.line - before }));
  for (const { line, auction } of parsed.rows) {
    const field = privateField(auction);
    if (field)
      rejected.push({
        file: name,
        line: line - before,
        reason: `O campo '${field}' não pode levar a um endereço privado.`,
      });
    else rows.push({ line: line - before, auction: { ...auction, featured: false } });
  }
  const refused = parsed.refused === null ? null : `O arquivo ${parsed.refused}`;
  return { ...parsed, rows, rejected: rejected.sort((a, b) => a.line - b.line), refused };
}
