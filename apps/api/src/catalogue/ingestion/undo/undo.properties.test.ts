import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../../test/a-listed-auction.ts';
import { engines } from '../../../../test/databases.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import type { ListedAuction } from '../sources/listed-auction.ts';
import { type ListsForTest, listsForTest } from './testing/lists-for-test.ts';

const codes = ['1', '2', '3', '4'];
const money = fc.constantFrom(null, 5_000_000, 18_640_000, 90_000_000);
const date = fc.constantFrom(null, new Date('2026-03-20T13:00Z'), new Date('2026-02-01T13:00:00.123Z'));
const third = { date: new Date('2026-04-17T13:00Z'), minimum: 1_000_000 };
const text = fc.constantFrom(null, 'Centro', 'Rua "A", nº 1\n{}', 'ção \u0027;--');

const anyAuction = (code: string): fc.Arbitrary<ListedAuction> =>
  fc
    .record({
      minimumFirst: money,
      minimumSecond: money,
      valuation: money,
      dateFirst: date,
      dateSecond: date,
      third: fc.constantFrom(null, { date: new Date('2026-04-09T13:00Z'), minimum: null }, third),
      modality: text,
      neighborhood: text,
      address: text,
      extra: text,
      city: fc.constantFrom('GOIANIA', 'ANAPOLIS', 'Nenhures'),
      subcategoryId: fc.constantFrom(null, 1, 2),
      areaTotal: fc.constantFrom(null, 0.01, 99_999.99),
      latitude: fc.constantFrom(null, -16.686_891_234_567_8),
      bedrooms: fc.constantFrom(null, 0, 3),
      financing: fc.constantFrom(undefined, null, true, false),
      images: fc.constantFrom([], ['https://a.example/1.jpg', 'https://a.example/"2".jpg']),
      auctioneer: fc.constantFrom(
        null,
        { name: 'A', website: null, phone: '1', logo: null },
        { name: 'A', website: null, phone: '2', logo: null },
      ),
      featured: fc.boolean(),
    })
    .map(({ third: round, ...fields }) =>
      // Only a dated second has a third after it.
      aListedAuction(code, { ...fields, ...(round && fields.dateSecond && { third: round }) }),
    );

/** A list with some of the codes, all of one wording of their auctioneer. */
const anyList = fc
  .subarray(codes, { minLength: 1 })
  .chain((some) => fc.tuple(...some.map((code) => anyAuction(code))))
  .map((auctions) => {
    const phone = auctions.find(({ auctioneer }) => auctioneer)?.auctioneer?.phone ?? null;
    return auctions.map((auction) => ({
      ...auction,
      auctioneer: auction.auctioneer && { ...auction.auctioneer, phone },
    }));
  });

/** Lists to import, and `true` to undo the newest one that stands. */
const anyStory = fc.array(
  fc.oneof({ weight: 3, arbitrary: anyList }, { weight: 2, arbitrary: fc.constant(true as const) }),
  {
    minLength: 2,
    maxLength: 10,
  },
);

describe.each(engines)('lists in any order on $name', ({ name, open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());

  test(
    '[INTAKE-30] taking the newest list back leaves what was there before it, however often',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(anyStory, async (story) => {
          await lists.clear();
          let day = 0;
          const standing: { run: string; before: Awaited<ReturnType<ListsForTest['state']>> }[] = [];
          for (const step of story) {
            if (step === true) {
              const last = standing.pop();
              if (!last) continue;
              await lists.undo(last.run);
              expect(await lists.state()).toEqual(last.before);
            } else {
              day += 1;
              const before = await lists.state();
              const run = await lists.importList(`2026-03-${String(day).padStart(2, '0')}`, step);
              standing.push({ run, before });
            }
          }
        }),
        { numRuns: name === 'PGlite' ? 15 : 40, seed: 20_260_310 },
      );
    },
  );
});
