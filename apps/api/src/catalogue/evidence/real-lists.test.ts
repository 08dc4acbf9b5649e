import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import type { components } from '@martelo/openapi/schema';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { ingest } from '../ingestion/ingest.ts';
import { withInputs } from '../ingestion/reading/read-inputs.ts';
import { caixa } from '../ingestion/sources/caixa.ts';
import { describeReal, realPath } from '../ingestion/sources/testing/real-data.ts';
import { plainList, type PlainList, Recount } from './testing/recount.ts';

type Evidence = components['schemas']['Evidence'];
type Auction = components['schemas']['Auction'];

const days = [
  '06-19',
  '06-22',
  '06-25',
  '06-26',
  '06-27',
  '06-28',
  '06-29',
  '06-30',
  '07-01',
  '07-03',
  '07-04',
  '07-05',
];
const first = ['caixa/SP_2025-12-12.csv.gz', 'caixa/br_2026-01-08.tar.gz', 'caixa/br_2026-01-23.tar.gz'];
const saleMethods = ['online', 'direct', 'sfi', 'tender'] as const;
const daily = days.flatMap((day) => ['RS', 'SC'].map((uf) => `caixa/daily/${uf}_2026-${day}.csv.gz`));

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
};

/** The list as the recount reads it; the files of an archive are one. */
async function plainOf(name: string): Promise<PlainList> {
  if (name.endsWith('.csv.gz')) return plainList(decode(gunzipSync(readFileSync(realPath(name)))));
  return withInputs([realPath(name)], async (files) => {
    let list: PlainList | undefined;
    for await (const file of files) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of file.chunks()) chunks.push(chunk);
      list = plainList(decode(Buffer.concat(chunks)), list);
    }
    return list!;
  });
}

const { name, open } = engines.at(-1)!;

describeReal(`the evidence of Caixa's real lists on ${name}`, () => {
  let opened: OpenDatabase;
  const recount = new Recount();
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  /** Imports lists, both ways. */
  async function take(names: readonly string[]) {
    const held: string[] = [];
    for (const one of names) {
      const now = new Date('2026-07-06T12:00Z');
      const paths = [realPath(one)];
      // Half a year later a state may have far fewer rows; a list without any is no list.
      const accept = ['shrink'] as const;
      const result = await ingest(opened.work.database, {
        paths,
        source: caixa,
        accept,
        listDate: null,
        now,
      });
      if (result.held) held.push(one);
      else recount.takeAll([await plainOf(one)]);
    }
    return held;
  }

  const standing = async () =>
    (
      await opened.pool.query<{
        code: string;
        kind: string;
        reason: string;
        price: number;
        next: number;
        start: number;
      }>(
        `select a.code, f.kind, f.reason, f.price, f.next_price as next, case when f.next_price is not null
          then (f.readings -> 0 ->> 'start')::bigint end as start
        from price_forecasts f join auctions a on a.id = f.auction_id where f.ended_by is null order by a.code`,
      )
    ).rows;
  const recounted = () =>
    [...recount.standing]
      .map(([code, { kind, reason, price, next, places }]) => ({
        code,
        kind,
        reason,
        price,
        next,
        start: next === null ? null : places[0]!.start,
      }))
      .toSorted((a, b) => (a.code < b.code ? -1 : 1));

  /** Every figure of every listed auction's evidence, against the recount; what differs. */
  async function differences(app: FastifyInstance, auctions: readonly Auction[], others: readonly Auction[]) {
    const found: unknown[] = [];
    const ranks = rankBy(others);
    const stays = new Map(saleMethods.map((mode) => [mode, recount.stay(mode)]));
    const returns = new Map(saleMethods.map((mode) => [mode, recount.returns(mode)]));
    const falls = new Map(saleMethods.map((mode) => [mode, recount.falls(mode)]));
    for (const auction of auctions) {
      const answer = await app.inject({ url: `/api/auctions/${auction.uuid_key}/evidence` });
      const { next_price: nextPrice, odds, rank, legal } = answer.json<Evidence>();
      const mode = saleMethods.find((one) => one === auction.sale_method)!;
      const known = recount.standing.get(auction.code!);
      const isInRule = mode === 'direct' || mode === 'online';
      const proof = known?.kind ? recount.proof(mode, known.kind) : null;
      const proven = proof !== null && proof.falls >= 50 && proof.hits >= 0.85 * proof.falls;
      const reason = !isInRule
        ? 'not_in_rule'
        : !known
          ? 'one_list'
          : (known.reason ?? (proven ? null : 'unproven'));
      const next = reason === null ? known!.next! / 100 : null;
      const { hits, further } = nextPrice.proof ?? {};
      const share = (of: { k: number; n: number }) => (of.n >= 30 ? of : null);
      const stay = stays.get(mode)!;
      const expected = {
        reason,
        next,
        proof: isInRule && !known?.reason ? proof : null,
        falls: share(falls.get(mode)!),
        returns: share(returns.get(mode)!),
        stay: stay.n >= 30 && stay.q1 !== null ? stay : null,
        ...ranks(auction),
        // The second auction's depends on the debt, and at the valuation a row may be of either auction.
        floor: mode === 'sfi' ? 'unknown' : 'none',
      };
      const standingOf = (one: Evidence['rank']['discount']) =>
        one && { scope: one.scope, below: one.below, equal: one.equal, n: one.n };
      const counted = (of: { k: number; n: number } | null | undefined) => of && { k: of.k, n: of.n };
      const had = {
        reason: nextPrice.reason,
        next: nextPrice.next,
        proof: nextPrice.proof && { hits, further, falls: nextPrice.proof.falls },
        falls: counted(odds?.falls),
        returns: counted(odds?.returns),
        stay: odds?.stay && {
          n: odds.stay.n,
          left: odds.stay.left,
          q1: odds.stay.q1,
          median: odds.stay.median,
          q3: odds.stay.q3,
        },
        discount: standingOf(rank.discount),
        metre: standingOf(rank.square_metre),
        floor: legal.floor.status,
      };
      if (JSON.stringify(had) !== JSON.stringify(expected)) found.push({ code: auction.code, had, expected });
    }
    return found;
  }

  test(
    '[NEXT-11][NEXT-05] the next prices of the national lists are those of a recount',
    { timeout: 400_000 },
    async () => {
      expect(await take(first)).toEqual([]);
      expect(await standing()).toEqual(recounted());
      const of = (kind: string) => recount.assessed.filter((one) => one.kind === kind);
      const exact = (kind: string) => of(kind).filter(({ outcome }) => outcome === 'exact').length;
      const figures = ['observed', 'frequent'].map((kind) => [exact(kind), of(kind).length]);
      expect(figures).toEqual([
        [80, 85],
        [1055, 1065],
      ]);
      expect(of('observed').some(({ outcome }) => outcome === 'wrong')).toBe(false);
      expect(exact('frequent') / of('frequent').length).toBeGreaterThanOrEqual(0.9);
    },
  );

  test(
    '[NEXT-10][ODDS-05][RANK-02][RITE-04] every figure of the call is the one of a recount',
    { timeout: 400_000 },
    async () => {
      const app = await buildTestApp(opened, new Date('2026-01-24T12:00Z'));
      const pageOf = async (query: string) =>
        (await app.inject({ url: `/api/auctions?${query}` })).json<{
          data: Auction[];
          pagination: { last_page: number };
        }>();
      const listed = async (query: string) => {
        const { last_page: last } = (await pageOf(query)).pagination;
        const all: Auction[] = [];
        for (let page = 1; page <= last; page += 1) all.push(...(await pageOf(`${query}&page=${page}`)).data);
        return all;
      };
      const state = await listed('state_id=35');
      expect(state.length).toBeGreaterThan(2000);
      expect(await differences(app, state, state)).toEqual([]);
      const lots = await listed('phase=sfi');
      const statuses = new Set<string>();
      for (const { uuid_key: key } of lots) {
        const { legal, next_price: nextPrice } = (
          await app.inject({ url: `/api/auctions/${key}/evidence` })
        ).json<Evidence>();
        statuses.add(`${legal.rite} ${legal.floor.status} ${nextPrice.reason}`);
      }
      expect(lots.length).toBeGreaterThan(1000);
      // The second auction's floor depends on the debt, and at the valuation it may be of either auction.
      expect([...statuses]).toEqual(['fiduciary unknown not_in_rule']);
      await app.close();
    },
  );

  test(
    '[NEXT-11][NEXT-09] day by day too, and lists without rows change nothing',
    { timeout: 400_000 },
    async () => {
      const before = recount.assessed.length;
      const held = await take(daily);
      expect(held).toEqual(
        ['06-25', '06-27', '06-28', '07-01', '07-04'].map((day) => `caixa/daily/SC_2026-${day}.csv.gz`),
      );
      expect(await standing()).toEqual(recounted());
      const assessed = recount.assessed.slice(before);
      const exact = (kind: string) =>
        assessed.filter((one) => one.kind === kind && one.outcome === 'exact').length;
      const falls = (kind: string) => assessed.filter((one) => one.kind === kind).length;
      expect([exact('observed'), falls('observed'), exact('frequent'), falls('frequent')]).toEqual([
        2, 2, 75, 79,
      ]);
      expect(exact('observed') / falls('observed')).toBeGreaterThanOrEqual(0.95);
      expect(exact('frequent') / falls('frequent')).toBeGreaterThanOrEqual(0.9);
      const { rows } = await opened.pool.query(
        `select a.sale_method from price_forecasts f join auctions a on a.id = f.auction_id
      where f.ended_by is null and a.sale_method not in ('direct', 'online')`,
      );
      expect(rows).toEqual([]);
    },
  );
});

/** Ranks by counting one by one among these, by what the list of the API says of each. */
function rankBy(others: readonly Auction[]) {
  const kindOf = ({ sale_method: method }: Auction) => (method === 'online' ? 'direct' : method);
  const typeOf = ({ subcategory }: Auction) =>
    subcategory && ({ 5: 10, 6: 11 }[subcategory.id] ?? subcategory.id);
  const discountOf = (one: Auction) =>
    one.price_valuation ? Math.round(1e12 * (1 - one.minimum_value_first! / one.price_valuation)) : null;
  const areaOf = (one: Auction) => {
    const [land, own, total] = [one.area_land, one.area_private, one.area_total];
    const order = [3, 11].includes(typeOf(one) ?? 0)
      ? ([
          ['land', land],
          ['total', total],
        ] as const)
      : ([
          ['private', own],
          ['total', total],
          ['land', land],
        ] as const);
    return order.find(([, metres]) => metres) ?? null;
  };
  const metreOf = (one: Auction) => {
    const area = areaOf(one);
    return area && Math.round((one.minimum_value_first! * 100) / area[1]!);
  };
  const alike = Map.groupBy(others, (one) => `${typeOf(one)} ${kindOf(one)}`);
  const known = (figure: (one: Auction) => number | null) => {
    const figures = new Map(others.map((one) => [one, figure(one)]));
    return (one: Auction) => figures.get(one) ?? null;
  };
  const [discount, metre] = [known(discountOf), known(metreOf)];
  const among = (one: Auction, figure: (some: Auction) => number | null, some: readonly Auction[]) => {
    const own = figure(one);
    if (own === null || !typeOf(one)) return null;
    const inState = some.filter((other) => figure(other) !== null);
    const inCity = inState.filter((other) => one.city?.id && other.city?.id === one.city.id);
    const [scope, chosen] = inCity.length >= 30 ? ['city', inCity] : ['state', inState];
    if (chosen.length < 30) return null;
    return {
      scope,
      below: chosen.filter((other) => figure(other)! < own).length,
      equal: chosen.filter((other) => figure(other) === own).length,
      n: chosen.length,
    };
  };
  return (one: Auction) => {
    const some = alike.get(`${typeOf(one)} ${kindOf(one)}`) ?? [];
    const area = areaOf(one)?.[0];
    return {
      discount: among(one, discount, some),
      metre: among(
        one,
        metre,
        some.filter((other) => areaOf(other)?.[0] === area),
      ),
    };
  };
}
