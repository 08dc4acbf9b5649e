import { calendarDate, formatDate } from '@martelo/domain/dates';

import { seededRandom } from '@martelo/illustrations/seeded-random';
import { type CaixaCsvRow, writeCaixaCsv } from './caixa-csv.ts';
import { firstSale, nextSale } from './caixa-sale.ts';
import { inventProperty } from './invented-property.ts';
import { pickWeighted, type Weighted } from './weighted.ts';
import { stateShares } from './where-auctions-are.ts';

const day = 86_400_000;
const daysAgo = [32, 16, 2] as const;
const wanted = 1500;

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

/** In which of the three lists a property stands: all, come, gone, and back again. */
const presences: Weighted<readonly [boolean, boolean, boolean]> = [
  [[true, true, true], 62],
  [[true, true, false], 10],
  [[true, false, false], 5],
  [[false, true, true], 10],
  [[false, false, true], 7],
  [[true, false, true], 5],
  [[false, true, false], 1],
];

/** Three dated lists of some 1,500 invented properties, a file for each state, in the shape of Caixa's. */
export function caixaLists(now: Date) {
  const random = seededRandom('caixa');
  const lists = daysAgo.map((days) => ({
    date: new Date(now.getTime() - days * day),
    states: new Map<string, CaixaCsvRow[]>(),
  }));
  const rowsOfAll = stateShares.reduce((sum, { rows }) => sum + rows, 0);
  let made = 0;
  for (const { uf, rows, cities } of stateShares) {
    const share = Math.max(2, Math.round((rows / rowsOfAll) * wanted));
    for (let at = 0; at < share; at++) {
      const property = inventProperty(random, {
        kind: pickWeighted(random, kinds),
        uf,
        city: pickWeighted(random, cities),
      });
      const id = `99${String(++made).padStart(5, '0')}${String(random.int(0, 999_999)).padStart(6, '0')}`;
      const financing = random.chance(0.35);
      // A state whose file were missing would never see its properties gone.
      const presence = at === 0 ? [true, true, true] : pickWeighted(random, presences);
      let sale = firstSale(random);
      for (const [position, { states }] of lists.entries()) {
        if (position > 0) sale = nextSale(random, sale);
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
