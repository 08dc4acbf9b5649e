import { calendarDate, formatDate } from '@martelo/domain/dates';

import { type SeededRandom, seededRandom } from '@martelo/illustrations/seeded-random';
import { type CaixaCsvRow, writeCaixaCsv } from './caixa-csv.ts';
import { firstSale, nextSale } from './caixa-sale.ts';
import { inventProperty } from './invented-property.ts';
import { pickWeighted, type Weighted } from './weighted.ts';
import { stateShares } from './state-shares.ts';

const day = 86_400_000;
const daysAgo = [30, 23, 16, 9, 2] as const;
const targetRows = 1600;

const kinds: Weighted<string> = [
  ['Apartamento', 18_317],
  ['Casa', 12_747],
  ['Terreno', 975],
  ['Sala', 180],
  ['Prédio', 93],
  ['Loja', 65],
  ['Comercial', 50],
  ['Galpão', 46],
  ['Sobrado', 60],
  ['Gleba Urbana', 27],
  ['Imóvel rural', 30],
];

type Course = 'stays' | 'leaves' | 'comes' | 'returns';

/** The course of a property between the first list and the last. */
const courses: Weighted<Course> = [
  ['stays', 46],
  ['leaves', 22],
  ['comes', 22],
  ['returns', 10],
];

/** The lists that contain it. */
function presenceOf(random: SeededRandom, course: Course): readonly boolean[] {
  const at = random.int(1, daysAgo.length - 1);
  const back = random.int(at, daysAgo.length - 1);
  return daysAgo.map((_days, list) => {
    if (course === 'leaves') return list < at;
    if (course === 'comes') return list >= at;
    return course === 'stays' || list < at || list > back;
  });
}

/** Weekly lists of some 1,600 invented properties, a file for each state, in the shape of Caixa's. */
export function caixaLists(now: Date) {
  const random = seededRandom('caixa');
  const lists = daysAgo.map((days) => ({
    date: new Date(now.getTime() - days * day),
    states: new Map<string, CaixaCsvRow[]>(),
  }));
  const rowsOfAll = stateShares.reduce((sum, { rows }) => sum + rows, 0);
  let made = 0;
  for (const { uf, rows, cities } of stateShares) {
    const share = Math.max(2, Math.round((rows / rowsOfAll) * targetRows));
    for (let at = 0; at < share; at++) {
      const property = inventProperty(random, {
        kind: pickWeighted(random, kinds),
        uf,
        city: pickWeighted(random, cities),
      });
      const id = `99${String(++made).padStart(5, '0')}${String(random.int(0, 999_999)).padStart(6, '0')}`;
      const financing = random.chance(0.35);
      // Every state gets a file, else its properties would never be delisted.
      const presence = presenceOf(random, at === 0 ? 'stays' : pickWeighted(random, courses));
      let sale = firstSale(random, property.valuation);
      for (const [position, { states }] of lists.entries()) {
        if (position > 0) sale = nextSale(random, sale, property.valuation);
        if (!presence[position]) continue;
        states.set(uf, [...(states.get(uf) ?? []), { id, property, sale, financing }]);
      }
    }
  }
  return lists.map(({ date, states }) =>
    [...states].map(([uf, listed]) => ({
      name: `${calendarDate(date)}/Lista_imoveis_${uf}.csv`,
      bytes: writeCaixaCsv(formatDate(date), listed),
    })),
  );
}
