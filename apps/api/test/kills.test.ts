import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { freshPostgres } from './databases.ts';
import { killInsideFeeds, killWhileWriting } from './kills.ts';

const long = { timeout: 240_000 };

/** A small one of `npm run bench:kills`. */
describe.skipIf(inject('postgresUrl') === null)('the server is killed again and again', () => {
  let url: string;
  let opened: OpenDatabase;

  beforeAll(async () => {
    url = await freshPostgres();
    opened = await openPostgres(url);
  });
  afterAll(() => opened?.close());

  test('[SAFE-36] while clients write: all that was acknowledged is there', long, async () => {
    const { kills, acknowledged, lost, refused } = await killWhileWriting(url, opened, 3);
    expect({ kills, lost, refused }).toEqual({ kills: 3, lost: [], refused: [] });
    for (const [kind, count] of Object.entries(acknowledged)) expect(count, kind).toBeGreaterThan(0);
  });

  test('[SAFE-36] inside a list: it is taken whole or not at all, and comes to its end', long, async () => {
    const { kills, left, half } = await killInsideFeeds(url, opened, { count: 2, size: 400 });
    expect({ kills, left, half }).toEqual({ kills: 2, left: 0, half: 0 });
  });
});
