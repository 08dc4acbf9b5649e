import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { stayQuartiles } from './stay-quartiles.ts';

const ended = (days: number, n = 1) => ({ days, ended: true, n });
const going = (days: number, n = 1) => ({ days, ended: false, n });

describe('stayQuartiles', () => {
  test.each([
    ['all ended', [ended(1), ended(2), ended(3), ended(4)], [1, 2, 3]],
    ['none ended', [going(1), going(200)], [null, null, null]],
    ['nothing', [], [null, null, null]],
    // Freireich (1963): remission in weeks under 6-MP, the textbook's case; its median is 23.
    [
      'Freireich, 6-MP',
      [
        ended(6, 3),
        going(6),
        ended(7),
        going(9),
        ended(10),
        going(10),
        going(11),
        ended(13),
        ended(16),
        going(17),
        going(19),
        going(20),
        ended(22),
        ended(23),
        going(25),
        going(32, 2),
        going(34),
        going(35),
      ],
      [13, 23, null],
    ],
  ])('[ODDS-02] %s', (_case, counts, [q1, median, q3]) => {
    expect(stayQuartiles(counts)).toEqual({ q1, median, q3 });
  });

  test('[ODDS-02] without one that goes on they are the quartiles of the ended ones', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90 }), { minLength: 1, maxLength: 60 }), (days) => {
        const sorted = days.toSorted((a, b) => a - b);
        const at = (share: number) => sorted[Math.ceil(share * sorted.length - 1e-9) - 1]!;
        expect(stayQuartiles(days.map((day) => ended(day)))).toEqual({
          q1: at(0.25),
          median: at(0.5),
          q3: at(0.75),
        });
      }),
    );
  });
});
