import { saysBankruptcy } from '@martelo/domain/legal-floor';
import { readCut } from '@martelo/domain/price-staircase';
import { beforeAll, describe, expect, test } from 'vitest';

import { places } from '../catalogue/places/places.ts';
import type { ListedAuction, ParsedFile } from '../catalogue/ingestion/sources/listed-auction.ts';
import { listSources } from '../catalogue/ingestion/sources/index.ts';
import { parseWhole } from '../catalogue/ingestion/sources/parse-whole.ts';
import { demonstrationLists } from './demonstration-lists.ts';

const now = new Date('2026-11-21T15:20:00Z');
const day = 86_400_000;

let lists: ParsedFile[][] = [];
let caixa: Map<string, ListedAuction>[] = [];
let feed: ListedAuction[] = [];

beforeAll(() => {
  lists = demonstrationLists(now).map(({ source: code, files }) => {
    const source = listSources.find((candidate) => candidate.code === code)!;
    return files.map((file) => parseWhole(source, file));
  });
  const auctions = lists.map((files) => files.flatMap(({ rows }) => rows.map(({ auction }) => auction)));
  feed = auctions.at(-1)!;
  caixa = auctions.slice(0, -1).map((listed) => new Map(listed.map((auction) => [auction.code, auction])));
});

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.filter(is).length / items.length;
const price = (auction: ListedAuction | undefined) => auction?.minimumFirst ?? 0;
const discount = ({ minimumFirst, valuation }: ListedAuction) => 1 - (minimumFirst ?? 0) / (valuation ?? 1);

/** Days from now; negative for the past. */
const ahead = (date: Date | null) => (date ? (date.getTime() - now.getTime()) / day : null);
const between = (days: number | null, from: number, to: number) => days !== null && days > from && days <= to;

describe('the demonstration', () => {
  test('[HONEST-02] the same moment gives the same bytes', () => {
    expect(demonstrationLists(now)).toEqual(demonstrationLists(now));
  });

  test('[API-09] every file is taken by the importers that take the real ones, oldest list first', () => {
    expect(lists.flat().filter(({ refused, rejected }) => refused !== null || rejected.length > 0)).toEqual(
      [],
    );
    expect(lists.map((files) => [...new Set(files.map(({ listDate }) => listDate))])).toEqual([
      ['2026-10-22'],
      ['2026-10-29'],
      ['2026-11-05'],
      ['2026-11-12'],
      ['2026-11-19'],
      ['2026-11-20'],
    ]);
    expect(lists.slice(0, 5).map((files) => files.length)).toEqual([27, 27, 27, 27, 27]);
  });

  test('[HONEST-02] every place is real, every number and auctioneer invented', () => {
    for (const { uf, city } of [...feed, ...caixa.flatMap((list) => [...list.values()])])
      expect(places().findCity(uf, city ?? ''), `${city} – ${uf}`).not.toBeNull();
    expect(caixa.flatMap((list) => [...list.keys()]).every((code) => /^99\d{11}$/.test(code))).toBe(true);
    const auctioneers = new Set(feed.map(({ auctioneer }) => auctioneer?.name));
    expect(auctioneers.size).toBe(8);
    expect([...auctioneers].every((name) => name?.startsWith('Leiloeiro de demonstração '))).toBe(true);
    expect(feed.every(({ link }) => new URL(link ?? '').hostname.endsWith('.example'))).toBe(true);
  });

  test("the last of Caixa's lists has the shape of the real one", () => {
    const last = [...caixa.at(-1)!.values()];
    const prices = last.map(price).sort((a, b) => a - b);
    expect(new Set(caixa.flatMap((list) => [...list.keys()])).size).toBeGreaterThan(1400);
    expect(share(last, (auction) => discount(auction) >= 0.3)).toBeCloseTo(0.807, 1);
    expect(share(last, (auction) => discount(auction) < 0)).toBeCloseTo(0.09, 1);
    expect(share(last, ({ uf }) => ['RJ', 'GO', 'SP', 'PE', 'BA', 'RS'].includes(uf))).toBeCloseTo(0.77, 1);
    expect(prices[Math.floor(prices.length / 2)]).toBeGreaterThan(7_500_000);
    expect(prices[Math.floor(prices.length / 2)]).toBeLessThan(10_500_000);
    expect(new Set(last.map(({ modality }) => modality)).size).toBe(4);
  });

  test('prices fall, some rise, properties come, go and come back', () => {
    const [first, second, third] = [caixa[1]!, caixa.at(-2)!, caixa.at(-1)!];
    const inBoth = [...third.keys()].filter((code) => second.has(code));
    expect(inBoth.filter((code) => price(third.get(code)) < price(second.get(code))).length).toBeGreaterThan(
      150,
    );
    expect(inBoth.some((code) => price(third.get(code)) > price(second.get(code)))).toBe(true);
    expect(inBoth.some((code) => third.get(code)?.modality !== second.get(code)?.modality)).toBe(true);
    expect([...second.keys()].filter((code) => !third.has(code)).length).toBeGreaterThan(50);
    expect([...third.keys()].filter((code) => !second.has(code) && !first.has(code)).length).toBeGreaterThan(
      50,
    );
    expect([...third.keys()].filter((code) => !second.has(code) && first.has(code)).length).toBeGreaterThan(
      20,
    );
  });

  test('[NEXT-11] what falls from a direct to an online sale goes down one step of its staircase', () => {
    const [before, after] = [caixa.at(-2)!, caixa.at(-1)!];
    const fell = [...after.values()].filter(
      ({ code, modality, valuation }) =>
        modality === 'Venda Online' &&
        before.get(code)?.modality === 'Venda Direta Online' &&
        before.get(code)?.valuation === valuation &&
        price(after.get(code)) < price(before.get(code)),
    );
    expect(fell.length).toBeGreaterThan(60);
    for (const { code } of fell)
      expect(
        readCut({ before: price(before.get(code)), after: price(after.get(code)), days: 7 }),
      ).not.toEqual([]);
  });

  test('[RULE-01] [RULE-02] lots stand in every course that an auction takes', () => {
    const lots = feed.map(({ dateFirst, dateSecond }) => ({
      first: ahead(dateFirst),
      second: ahead(dateSecond),
    }));
    expect(feed).toHaveLength(256);
    expect(lots.filter(({ first }) => between(first, 0, 1)).length).toBeGreaterThan(2);
    expect(
      lots.filter(({ first, second }) => between(first, -40, 0) && between(second, 0, 1)).length,
    ).toBeGreaterThan(2);
    expect(lots.filter(({ first }) => between(first, 1, 7)).length).toBeGreaterThan(15);
    expect(
      lots.filter(({ first, second }) => between(first, -40, 0) && between(second, 1, 7)).length,
    ).toBeGreaterThan(10);
    expect(lots.filter(({ first }) => between(first, 7, 60)).length).toBeGreaterThan(50);
    expect(
      lots.filter(({ first, second }) => between(first, 7, 60) && second === null).length,
    ).toBeGreaterThan(5);
    expect(lots.filter(({ second }) => between(second, -30, 0)).length).toBeGreaterThan(5);
    expect(lots.filter(({ first }) => first === null).length).toBeGreaterThan(5);
  });

  test("[LABEL-09] [RITE-05] a bankrupt estate's lots are in their third round, which not all lists have a minimum of", () => {
    const lots = feed.filter(({ third }) => third);
    expect(lots).toHaveLength(6);
    for (const { dateFirst, dateSecond, third, type, extra } of lots) {
      expect(between(ahead(dateFirst), -60, -14)).toBe(true);
      expect(between(ahead(dateSecond), -30, 0)).toBe(true);
      expect(between(ahead(third!.date), 1, 14)).toBe(true);
      expect(type).toBe(1);
      expect(saysBankruptcy(extra ?? '')).toBe(true);
    }
    expect(lots.map(({ third }) => third!.minimum !== null)).toEqual([true, false, true, false, true, false]);
  });

  test('[RULE-05] each lot has two to four drawings, and a second minimum of 50, 60 or 70 %', () => {
    for (const { images, minimumFirst, minimumSecond } of feed) {
      expect(images.length).toBeGreaterThanOrEqual(2);
      expect(images.length).toBeLessThanOrEqual(4);
      expect(images.every((image) => /^illustrations\/[a-z]+-[A-Za-z0-9]+\.svg$/.test(image))).toBe(true);
      if (minimumSecond)
        expect([50, 60, 70]).toContain(Math.round((minimumSecond / (minimumFirst ?? 1)) * 100));
    }
    expect(feed.some(({ featured }) => featured)).toBe(true);
    expect(new Set(feed.map(({ type }) => type))).toEqual(new Set([1, 2]));
  });
});
