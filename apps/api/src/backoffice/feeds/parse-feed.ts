import { gunzipSync } from 'node:zlib';

import { formatNumber } from '@martelo/domain/numbers';

import { isWithin } from '../../accounts/auctioneers/domains.ts';
import { foreignNames } from '../../accounts/auctioneers/foreign-names.ts';
import type {
  ListedAuction,
  ParsedFile,
  UnreadRow,
} from '../../catalogue/ingestion/sources/listed-auction.ts';
import { marteloFeed } from '../../catalogue/ingestion/sources/martelo-feed.ts';
import { places } from '../../catalogue/places/places.ts';
import type { Delivery } from './delivery.ts';
import { isPrivateAddress } from '../../platform/net/private-address.ts';

/** A feed as it is stored, with what its sender may import. */
export interface FeedToParse extends Pick<Delivery, 'name' | 'format'> {
  /** Gzipped, whether it was sent so or not. */
  content: Uint8Array;
  /** The hosts that the sender's lots may lead to. */
  domains: readonly string[];
  /** Names of other sources and auctioneers. */
  others: readonly string[];
}

/** A feed parsed whole, as `ParsedFile`, with warnings about lines that are imported nevertheless. */
export interface ParsedFeed extends ParsedFile {
  rows: readonly { line: number; auction: ListedAuction; warning: string | null }[];
  /** Hosts, not its sender's, that its lots lead to, the first few of them. */
  strayHosts: readonly string[];
}

const megabyte = 1024 * 1024;
const maxUnpacked = 40 * megabyte;
const maxLines = 100_000;
const maxHosts = 5;
const maxWarning = 600;

const isWeb = (link: string | null | undefined): link is string => link?.startsWith('http') ?? false;
const isGzip = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b;

/** The bytes that were sent, unpacked, or the sentence that says why not. */
function unpack(content: Uint8Array): Uint8Array | string {
  try {
    const sent = gunzipSync(content, { maxOutputLength: maxUnpacked });
    const bytes = isGzip(sent) ? gunzipSync(sent, { maxOutputLength: maxUnpacked }) : sent;
    let lines = 1;
    for (const byte of bytes) if (byte === 10 || byte === 13) lines += 1;
    return lines > maxLines ? `O arquivo tem mais de ${formatNumber(maxLines)} linhas.` : bytes;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? `O arquivo tem mais de ${maxUnpacked / megabyte} MB depois de descompactado.`
      : 'O arquivo .gz não pôde ser descompactado.';
  }
}

/** The field of a lot with a link to a forbidden address, or null. */
function privateField({ link, images, auctioneer }: ListedAuction): string | null {
  const fields = [
    ['link', [link]],
    ['images', images],
    ['auctioneer_website', [auctioneer?.website]],
    ['auctioneer_logo', [auctioneer?.logo]],
  ] as const;
  const wrong = fields.find(([, links]) => links.some((one) => isWeb(one) && isPrivateAddress(one)));
  return wrong?.[0] ?? null;
}

/** An edital in a private network is left out and reported to the sender. */
function withPublicEdital(auction: ListedAuction): { auction: ListedAuction; warning: string | null } {
  const { facts } = auction;
  if (!facts?.editalUrl || !isPrivateAddress(facts.editalUrl)) return { auction, warning: null };
  return {
    auction: { ...auction, facts: { ...facts, editalUrl: null } },
    warning: "O campo 'edital_url' não pode levar a um endereço privado. Ficou de fora.",
  };
}

/**
 * A city that IBGE's list lacks is reported to the sender and not shown: it would appear among the cities to choose
 * from.
 */
function withKnownCity(auction: ListedAuction): { auction: ListedAuction; warning: string | null } {
  const { uf, city } = auction;
  if (city === null || places().findPlace(uf, city)) return { auction, warning: null };
  return { auction: { ...auction, city: null }, warning: `Município não encontrado em ${uf}: ${city}.` };
}

/**
 * An untrusted feed: whatever source it names, it covers only its sender's own, under no other name; it can't feature
 * lots or link into a private network. Lines are counted as in what was sent. Runs in a thread of its own: it takes
 * seconds.
 */
export function parseFeed({ name, format, content, domains, others }: FeedToParse): ParsedFeed {
  const none = { file: name, listDate: null, scope: [], rows: [], rejected: [], strayHosts: [] };
  const bytes = unpack(content);
  if (typeof bytes === 'string') return { ...none, refused: bytes };
  const { source, ...parsed } = marteloFeed.parse({ name, bytes });
  const isForeign = foreignNames(others);
  if (source && isForeign(source.name))
    return { ...none, refused: `O arquivo diz vir de '${source.name}', um nome que é de outra instituição.` };

  const before = format === 'json' ? 1 : 0;
  const rows: ParsedFeed['rows'][number][] = [];
  const rejected: UnreadRow[] = parsed.rejected.map((one) => ({ ...one, line: one.line - before }));
  const strayHosts = new Set<string>();
  const assessed = new Map<string, boolean>();
  const hasForeignName = (bearer: string) => {
    const known = assessed.get(bearer) ?? isForeign(bearer);
    assessed.set(bearer, known);
    return known;
  };
  for (const { line: at, auction: given, warning } of parsed.rows) {
    const { auction, warning: refusedEdital } = withPublicEdital(given);
    const line = at - before;
    const { code, uf } = auction;
    const reject = (reason: string) => rejected.push({ file: name, line, reason, code, uf });
    const field = privateField(auction);
    if (field) reject(`O campo '${field}' não pode levar a um endereço privado.`);
    else if (auction.auctioneer && hasForeignName(auction.auctioneer.name))
      reject("O campo 'auctioneer' traz um nome que é de outra instituição.");
    else {
      const known = withKnownCity(auction);
      const warnings =
        [warning, refusedEdital, known.warning].filter(Boolean).join(' ').slice(0, maxWarning) || null;
      rows.push({ line, auction: { ...known.auction, featured: false }, warning: warnings });
      for (const link of [auction.link, auction.auctioneer?.website, auction.facts?.editalUrl])
        if (isWeb(link) && strayHosts.size < maxHosts && !isWithin(link, domains))
          strayHosts.add(new URL(link).hostname);
    }
  }
  const refused = parsed.refused === null ? null : `O arquivo ${parsed.refused}`;
  rejected.sort((a, b) => a.line - b.line);
  return { ...parsed, rows, rejected, refused, strayHosts: [...strayHosts] };
}
