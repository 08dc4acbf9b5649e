import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { engines } from '../../test/databases.ts';
import { importStock } from '../../test/stock.ts';
import { cheapHashes } from '../identity/testing/cheap-hashes.ts';
import { testServer } from '../../test/test-server.ts';
import { makeDemonstrationAccounts } from './accounts.ts';
import { loadDemonstration } from './load-demonstration.ts';

const now = new Date('2026-03-10T12:00Z');
const ways = [
  ['cliente@exemplo.com.br', '/api/customer/post-login'],
  ['leiloeiro@exemplo.com.br', '/api/auctionner/post-login'],
  ['admin@exemplo.com.br', '/api/admin/post-login'],
] as const;

cheapHashes();

describe.each(engines)('the accounts of the demonstration on $name', (engine) => {
  test('[HONEST-02] are made once, are marked, and sign in with the demonstration alone', async () => {
    const opened = await engine.open();
    await makeDemonstrationAccounts(opened.database, now);
    await sql`update people set name = 'Outro nome' where role = 'admin'`.execute(opened.database);
    await makeDemonstrationAccounts(opened.database, now);
    const { rows } = await sql`select role, name, sample from people order by id`.execute(opened.database);
    expect(rows).toEqual([
      { role: 'customer', name: 'Marina Duarte Alves', sample: true },
      { role: 'auctioneer', name: 'Helena Prado', sample: true },
      { role: 'admin', name: 'Outro nome', sample: true },
    ]);
    const statuses = async (env: Record<string, string>) => {
      const { app } = await testServer(opened, { clock: () => now, env });
      const answers = [];
      for (const [email, url] of ways)
        answers.push(await app.inject({ method: 'POST', url, payload: { email, password: 'martelo-demo' } }));
      await app.close();
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses({})).toEqual([200, 200, 200]);
    expect(await statuses({ DATABASE_URL: 'postgres://localhost/martelo' })).toEqual([401, 401, 401]);
    await opened.close();
  });
});

test('[HONEST-01] real lists alone bring no demonstration and none of its accounts', async () => {
  const opened = await engines[0]!.open();
  await importStock(opened.database);
  await loadDemonstration(opened.database, now);
  const { rows } = await sql`select count(*) as people from people`.execute(opened.database);
  expect(rows).toEqual([{ people: 0 }]);
  await sql`update sources set sample = true`.execute(opened.database);
  await loadDemonstration(opened.database, now);
  const later = await sql`select count(*) as people from people`.execute(opened.database);
  expect(later.rows).toEqual([{ people: 3 }]);
  await opened.close();
});
