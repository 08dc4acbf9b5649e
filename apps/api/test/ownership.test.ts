import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../src/platform/database/database.ts';
import { buildTestApp } from './build-test-app.ts';
import { addressOf, bodyOf, calls } from './calls.ts';
import { aCaller, type Caller } from './callers.ts';
import { engines } from './databases.ts';
import { now, importStock } from './stock.ts';

/** Where a call names an owned resource: in its address or in its body. */
const owned = {
  getFeed: 'feed',
  listFeedLines: 'feed',
  updateAlert: 'alert',
  pauseAlert: 'alert',
  deleteAlert: 'alert',
  markOpportunityViewed: 'opportunity',
  dismissOpportunity: 'opportunity',
  deleteExpiredOpportunity: 'opportunity',
  createCalendar: 'alert',
  revokeCalendar: 'alert',
} as const satisfies Record<string, 'feed' | 'alert' | 'opportunity'>;
type OwnedCall = keyof typeof owned;

/** Where the number is not called `id`. */
const names: Partial<Record<OwnedCall, string>> = { createCalendar: 'alert_id', revokeCalendar: 'alert_id' };

/** They answer 404 too, but for public resources, or for those of one's own session. */
const nobodys = [
  'saveFavorite',
  'getAuctionNews',
  'recordVisit',
  'cancelDeletion',
  'cancelEmailChange',
  'redeemBonus',
  'getBonusFile',
];

test('[AUTH-14] every call that may not find its subject is listed here', () => {
  const missing = calls.filter(
    ({ roles, operation }) =>
      operation.responses[404] && roles.some((role) => role === 'customer' || role === 'auctioneer'),
  );
  expect(missing.map(({ id }) => id).toSorted()).toEqual([...Object.keys(owned), ...nobodys].toSorted());
});

describe.each(engines)("what is another's on $name", ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let strangers: Record<'customer' | 'auctioneer', Caller>;
  let others: Record<'feed' | 'alert' | 'opportunity', number | string>;
  const nowhere = { feed: '3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416', alert: 999_999, opportunity: 999_999 };

  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened, now);
    await importStock(opened.database);
    const owner = await aCaller(opened.database, now, 'dona@exemplo.com.br');
    const sender = await aCaller(opened.database, now, 'dona@leiloes.example', 'auctioneer');
    strangers = {
      customer: await aCaller(opened.database, now, 'outra@exemplo.com.br'),
      auctioneer: await aCaller(opened.database, now, 'outra@leiloes.example', 'auctioneer'),
    };
    const post = async (caller: Caller, id: string) => {
      const call = calls.find((one) => one.id === id)!;
      const { example } = bodyOf(call)!;
      const answer = await app.inject({
        method: 'POST',
        url: addressOf(call),
        headers: caller.headers,
        payload: example as object,
      });
      expect(answer.statusCode, answer.body).toBe(id === 'sendFeed' ? 202 : 200);
      return answer.json<{ data: { id: number | string } }>().data.id;
    };
    // Without a known discount it is an opportunity for her alone.
    await sql`
      with unvalued as (update auctions set valuation = null where code = 'A1' returning id)
      update auction_search set share = null from unvalued where auction_id = id`.execute(opened.database);
    const { rows } = await sql<{ id: number }>`
      insert into opportunities (person_id, auction_id, matched_at)
      select ${owner.id}, id, ${now} from auctions where code = 'A1' returning auction_id as id`.execute(
      opened.database,
    );
    others = {
      alert: await post(owner, 'createAlert'),
      feed: await post(sender, 'sendFeed'),
      opportunity: rows[0]!.id,
    };
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  test.each(Object.entries(owned) as [OwnedCall, (typeof owned)[OwnedCall]][])(
    "[AUTH-14] %s answers another's %s like one that there is none of",
    async (id, kind) => {
      const call = calls.find((one) => one.id === id)!;
      const stranger = strangers[call.roles[0] as 'customer' | 'auctioneer'];
      const ask = async (thing: number | string) => {
        const body = bodyOf(call);
        const answer = await app.inject({
          method: call.method,
          url: call.path.replace('{id}', String(thing)),
          headers: stranger.headers,
          ...(body && { payload: { ...(body.example as object), [names[id] ?? 'id']: thing } }),
        });
        return { status: answer.statusCode, body: answer.body };
      };
      const none = await ask(nowhere[kind]);
      expect(none.status).toBe(404);
      expect(await ask(others[kind])).toEqual(none);
    },
  );

  test('[FAV-02] a favourite of another is no favourite of mine, before and after I remove it', async () => {
    const [mine, theirs] = [
      strangers.customer,
      await aCaller(opened.database, now, 'terceira@exemplo.com.br'),
    ];
    const { rows } = await sql<{ key: string }>`select uuid_key as key from auctions limit 1`.execute(
      opened.database,
    );
    const ask = (caller: Caller, url: string, payload?: object) =>
      app.inject({
        url,
        method: payload ? 'POST' : 'GET',
        headers: caller.headers,
        ...(payload && { payload }),
      });
    await ask(theirs, '/api/auctions/save-favorite', { code: rows[0]!.key });
    await ask(mine, '/api/customer/favorites/destroy', { code: rows[0]!.key, index: 0 });
    const keys = await ask(theirs, '/api/customer/favorites/keys');
    expect(keys.json()).toEqual({ data: [rows[0]!.key] });
  });
});
