import { setTimeout as wait } from 'node:timers/promises';

import type { OpenDatabase } from '../src/platform/database/database.ts';
import { feedLines, lots } from '../src/backoffice/feeds/testing/a-feed.ts';
import { aListedAuction } from './a-listed-auction.ts';
import { aCaller, type Caller } from './callers.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { importListForTest } from '../src/catalogue/ingestion/testing/import-list-for-test.ts';

const auctions = 1000;
const alertsEach = 40;
/** A slow machine should write slowly, not be refused. */
const behindProxy = { REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '0', TRUST_PROXY: 'loopback' };
const startServer = (url: string) => startServerProcess(url, behindProxy);

/** How to find an acknowledged write again, by the kind of write. */
type Acknowledged = Record<'favorites' | 'alerts' | 'registrations' | 'contacts', string[]>;

const found: Readonly<Record<keyof Acknowledged, string>> = {
  favorites: `select f.person_id || ' ' || a.uuid_key as what from favorites f join auctions a on a.id = f.auction_id`,
  alerts: 'select id::text as what from alerts',
  registrations: `select email as what from people where role = 'customer'`,
  contacts: 'select message as what from contact_messages',
};

const withCheckDigits = (nine: string): string => {
  let digits = nine;
  for (let length = 10; length <= 11; length += 1) {
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (length - at), 0);
    digits += String(((sum * 10) % 11) % 10);
  }
  return digits;
};

/**
 * Clients that write as fast as they are answered, each kind on its own, until stopped; `nth` numbers the client and
 * its writes.
 */
function writeTo(
  { url }: ServerProcess,
  {
    keys,
    callers,
    nth,
  }: { keys: readonly string[]; callers: Record<'saver' | 'watcher', Caller>; nth: number },
) {
  const acknowledged: Acknowledged = { favorites: [], alerts: [], registrations: [], contacts: [] };
  const refused = new Map<string, string>();
  const end = new AbortController();
  /** The answer's body where the write was acknowledged. */
  const post = async (path: string, at: number, body: object, caller?: Caller): Promise<object | null> => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${nth % 250}.${at >> 8}.${at & 255}`,
      ...caller?.headers,
    };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as object;
    refused.set(`${path} ${answer.status}`, text);
    return null;
  };
  const kinds: Readonly<Record<keyof Acknowledged, (at: number) => Promise<string | null>>> = {
    async favorites(at) {
      const code = keys[at]!;
      const done = await post('/api/auctions/save-favorite', at, { code }, callers.saver);
      return done && `${callers.saver.id} ${code}`;
    },
    async alerts(at) {
      const body = {
        property_type: 2,
        auction_type: 1,
        state: 52,
        city: [5208707],
        type: 1,
        price_min: at + 1,
        price_max: 900_000,
      };
      const done = (await post('/api/customer/alert/store', at, body, callers.watcher)) as {
        data: { id: number };
      } | null;
      return done && String(done.data.id);
    },
    async registrations(at) {
      const email = `nova-${nth}-${at}@exemplo.com.br`;
      const done = await post('/api/customer/register', at, {
        name: 'Marina Duarte Alves',
        email,
        cpf_cnpj: withCheckDigits(String(100_000_000 + nth * 1000 + at)),
        cellphone: '(62) 99876-5432',
        password: 'praia-do-futuro-91',
        password_confirmation: 'praia-do-futuro-91',
        accept_terms: true,
      });
      return done && email;
    },
    async contacts(at) {
      const message = `Mensagem ${nth}-${at}`;
      const email = `visita-${nth}-${at}@exemplo.com.br`;
      const done = await post('/api/contact', at, {
        name: 'Marina Alves',
        email,
        subject: 'duvidas',
        message,
      });
      return done && message;
    },
  };
  const max: Record<keyof Acknowledged, number> = {
    favorites: keys.length,
    alerts: alertsEach,
    registrations: Infinity,
    contacts: Infinity,
  };
  const write = async (kind: keyof Acknowledged) => {
    for (let at = 0; !end.signal.aborted && at < max[kind]; at += 1)
      try {
        const what = await kinds[kind](at);
        if (what !== null) acknowledged[kind].push(what);
      } catch {
        // The server is down: this one was not acknowledged, nor will another be.
        return;
      }
  };
  const done = Promise.all((Object.keys(kinds) as (keyof Acknowledged)[]).map(write));
  return {
    acknowledged,
    refused,
    /** Until a write of each kind was acknowledged. */
    async underWay() {
      const until = performance.now() + 30_000;
      while (Object.values(acknowledged).some(({ length }) => length === 0) && performance.now() < until)
        await wait(10);
    },
    async stop() {
      end.abort();
      await done;
    },
  };
}

interface WriteKills {
  kills: number;
  acknowledged: Record<keyof Acknowledged, number>;
  /** Acknowledged and missing after the next start. */
  lost: string[];
  /** Refused calls, which should not occur. */
  refused: string[];
}

/** Kills the server `count` times while clients write, at another moment each time, and starts it again. */
export async function killWhileWriting(
  url: string,
  opened: OpenDatabase,
  count: number,
  report: (text: string) => void = () => {},
): Promise<WriteKills> {
  const listed = Array.from({ length: auctions }, (_, at) => aListedAuction(`K${at}`));
  const source = { code: 'kills', name: 'Lista de teste' };
  await importListForTest(
    opened.database,
    { source, listDate: '2026-03-10', scope: ['GO'], auctions: listed },
    new Date(),
  );
  const keyRows = await opened.pool.query<{ key: string }>(
    `select uuid_key::text as key from auctions a join sources s on s.id = a.source_id where s.code = 'kills'`,
  );
  const keys = keyRows.rows.map(({ key }) => key);
  const result: WriteKills = {
    kills: 0,
    acknowledged: { favorites: 0, alerts: 0, registrations: 0, contacts: 0 },
    lost: [],
    refused: [],
  };
  let server = await startServer(url);
  try {
    for (let nth = 0; nth < count; nth += 1) {
      const callers = {
        saver: await aCaller(opened.database, new Date(), `guarda-${nth}@exemplo.com.br`),
        watcher: await aCaller(opened.database, new Date(), `avisa-${nth}@exemplo.com.br`),
      };
      const writing = writeTo(server, { keys, callers, nth });
      await writing.underWay();
      await wait((nth * 137) % 1000);
      await server.end('SIGKILL');
      await writing.stop();
      result.kills += 1;
      server = await startServer(url);
      for (const kind of Object.keys(found) as (keyof Acknowledged)[]) {
        const { rows } = await opened.pool.query<{ what: string }>(found[kind]);
        const stored = new Set(rows.map(({ what }) => what));
        result.acknowledged[kind] += writing.acknowledged[kind].length;
        result.lost.push(
          ...writing.acknowledged[kind].filter((what) => !stored.has(what)).map((what) => `${kind} ${what}`),
        );
      }
      result.refused.push(...[...writing.refused].map(([call, text]) => `${call} ${text}`));
      report(
        `kill ${nth + 1} of ${count}: ${JSON.stringify(result.acknowledged)}, lost ${result.lost.length}`,
      );
    }
  } finally {
    await server.end('SIGKILL');
  }
  return result;
}

interface IngestionKills {
  kills: number;
  /** Kills during the import of the list. */
  inside: number;
  /** Runs that were unfinished when the recovery should have been complete. */
  left: number;
  /** Checks, after a kill or a recovery, that found a part of a list. */
  half: number;
}

interface ListCheck {
  /** How many lots have which price. */
  prices: number[];
  lots: number;
}

/**
 * Kills the server `count` times while it imports a list of `size` lots, which changes each of them, at moments that
 * are spread over the time that it takes undisturbed; starts it again and waits for the list's end.
 */
export async function killInsideFeeds(
  url: string,
  opened: OpenDatabase,
  { count, size, recoverMs = 120_000 }: { count: number; size: number; recoverMs?: number },
  report: (text: string) => void = () => {},
): Promise<IngestionKills> {
  const sender = await aCaller(opened.database, new Date(), 'leiloeira-mortes@exemplo.com.br', 'auctioneer');
  const result: IngestionKills = { kills: 0, inside: 0, left: 0, half: 0 };
  let server = await startServer(url);

  const send = async (price: number) => {
    const body = feedLines(
      lots(size).map((lot) => ({ ...lot, first_minimum: price })),
      { list_date: '2026-03-09', complete: true },
    );
    const headers = { 'content-type': 'application/x-ndjson', ...sender.headers };
    const answer = await fetch(`${server.url}/api/auctionner/feeds`, { method: 'POST', headers, body });
    if (answer.status !== 202)
      throw new Error(`A feed was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const statusOf = async (run: string) => {
    const { rows } = await opened.pool.query<{ status: string }>(
      'select status from feed_runs where uuid = $1',
      [run],
    );
    return rows[0]!.status;
  };
  const isAtEnd = (status: string) => status !== 'queued' && status !== 'running';
  const begun = async (run: string) => {
    while ((await statusOf(run)) === 'queued') await wait(5);
  };
  const ended = async (run: string, ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until) {
      if (isAtEnd(await statusOf(run))) return true;
      // A dead process is noticed after a quarter of a minute, and its jobs are started again later: not waited for
      // here.
      await opened.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
      await wait(50);
    }
    return false;
  };
  /** None of the database's processes still works for the dead server. */
  const settled = async () => {
    const query = `select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
    while ((await opened.pool.query<{ n: number }>(query)).rows[0]!.n > 0) await wait(50);
  };
  const checkList = async (): Promise<ListCheck> => {
    const { rows } = await opened.pool.query<{ price: number; n: number }>(
      `select minimum_first as price, count(*)::integer as n from auctions
       where source_id in (select source_id from feed_runs where person_id = $1) group by 1`,
      [sender.id],
    );
    return { prices: rows.map(({ price }) => price / 100), lots: rows.reduce((sum, { n }) => sum + n, 0) };
  };
  /** All lots have one of these prices. */
  const isWhole = ({ prices, lots: n }: ListCheck, allowed: readonly number[]) =>
    prices.length === 1 && n === size && allowed.includes(prices[0]!);

  try {
    let price = 100_000;
    const first = await send(price);
    if (!(await ended(first, recoverMs))) throw new Error('The first list never came to its end.');
    price += 1000;
    const second = await send(price);
    await begun(second);
    const since = performance.now();
    await ended(second, recoverMs);
    const usual = performance.now() - since;
    report(`undisturbed a list takes ${Math.round(usual)} ms`);
    for (let nth = 0; nth < count; nth += 1) {
      const before = price;
      price += 1000;
      const run = await send(price);
      await begun(run);
      await wait((usual * (nth + 0.5)) / count);
      await server.end('SIGKILL');
      await settled();
      result.kills += 1;
      const status = await statusOf(run);
      const after = await checkList();
      if (status === 'running') result.inside += 1;
      if (!isWhole(after, [status === 'taken' ? price : before])) result.half += 1;
      await opened.pool.query(
        `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
      );
      server = await startServer(url);
      const isOver = await ended(run, recoverMs);
      if (!isOver) result.left += 1;
      const [finally_, whole] = [await statusOf(run), await checkList()];
      if (!isWhole(whole, [finally_ === 'taken' ? price : before])) result.half += 1;
      if (finally_ !== 'taken') price = before;
      report(`kill ${nth + 1} of ${count}: ${status} when it died, ${finally_} after the next start`);
    }
  } finally {
    await server.end('SIGKILL');
  }
  return result;
}
