import { calendarDate } from '@martelo/domain/dates';
import { toReais } from '@martelo/domain/money';

import { propertyTitle } from '../catalogue/ingestion/sources/property-title.ts';
import { illustrationKind } from '@martelo/illustrations';
import { seededRandom, type SeededRandom } from '@martelo/illustrations/seeded-random';
import { inventedAuctioneers } from './auctioneers.ts';
import { inventProperty } from './invented-property.ts';
import { inventRounds, inventThreeRounds } from './rounds.ts';
import { pickWeighted, type Weighted } from './weighted.ts';
import { stateShares } from './state-shares.ts';

const lots = 250;
/** A bankrupt estate's, in their third round. */
const bankruptLots = 6;
const day = 86_400_000;

/** Lots of auctioneers have higher values and other cities than Caixa's. */
const states: Weighted<string> = [
  ['SP', 36],
  ['RJ', 13],
  ['MG', 12],
  ['PR', 9],
  ['RS', 8],
  ['SC', 7],
  ['GO', 5],
  ['BA', 4],
  ['PE', 3],
  ['CE', 3],
];
const kinds: Weighted<string> = [
  ['Apartamento', 36],
  ['Casa', 24],
  ['Sobrado', 5],
  ['Terreno', 13],
  ['Sala', 6],
  ['Loja', 4],
  ['Galpão', 5],
  ['Prédio', 2],
  ['Imóvel rural', 5],
];

const propertyTypes: Readonly<Record<string, string>> = {
  Apartamento: 'apartamento',
  Casa: 'casa',
  Sobrado: 'casa',
  Terreno: 'terreno',
  Sala: 'comercial',
  Loja: 'comercial',
  Prédio: 'comercial',
  Galpão: 'galpao',
  'Imóvel rural': 'rural',
};

const made = 'Lote de demonstração: nenhum dado é real.';

function inventLot(random: SeededRandom, now: Date, number: number) {
  const uf = pickWeighted(random, states);
  const kind = pickWeighted(random, kinds);
  const share = stateShares.find((state) => state.uf === uf)!;
  const city = pickWeighted(random, share.cities);
  const property = inventProperty(random, { kind, uf, city, larger: random.pick([1.4, 1.8, 2.2, 3, 4.5]) });
  const isBankrupt = number >= lots;
  const { first, second, third } = isBankrupt
    ? inventThreeRounds(random, now)
    : { ...inventRounds(random, now), third: null };
  const auctioneer = inventedAuctioneers[number % inventedAuctioneers.length]!;
  const code = `DM${1000 + number}`;
  const drawing = illustrationKind(kind, null);
  return {
    code,
    title: propertyTitle({ ...property, area: property.areaPrivate ?? property.areaLand }),
    type: isBankrupt || random.chance(0.62) ? 'judicial' : 'extrajudicial',
    property_type: propertyTypes[kind],
    kind,
    uf,
    city,
    neighborhood: property.neighborhood,
    address: `${property.street}, ${property.number ?? 's/n'}${property.unit ? `, apto. ${property.unit}` : ''}`,
    first_date: first?.toISOString(),
    first_minimum: toReais(property.valuation),
    second_date: second?.toISOString(),
    second_minimum: second
      ? Math.round((property.valuation * random.pick([0.5, 0.5, 0.6, 0.6, 0.7])) / 100)
      : undefined,
    third_date: third?.toISOString(),
    // A bankrupt estate's third call takes any price (Lei 11.101, art. 142, § 3º-A); some lists name one all the same.
    third_minimum: third && number % 2 === 0 ? Math.round((property.valuation * 0.2) / 100) : undefined,
    valuation: toReais(property.valuation),
    area_total: property.areaTotal,
    area_private: property.areaPrivate,
    area_land: property.areaLand,
    bedrooms: property.bedrooms,
    parking: property.parking,
    link: `${auctioneer.website}lotes/${code.toLowerCase()}`,
    images: Array.from(
      { length: random.int(2, 4) },
      (_, at) => `illustrations/${drawing}-${code}${'abcd'.charAt(at)}.svg`,
    ),
    auctioneer: auctioneer.name,
    auctioneer_website: auctioneer.website,
    featured: random.chance(0.08),
    extra: [
      made,
      ...(isBankrupt ? ['Bem de massa falida.'] : []),
      ...(first ? [] : ['Leilão adiado, sem nova data.']),
    ].join(' '),
  };
}

/** Some 250 judicial and extrajudicial lots as a martelo-feed, their rounds around `now`. */
export function feedFile(now: Date) {
  const random = seededRandom('martelo-feed');
  const header = {
    martelo_feed: 1,
    source: { code: 'demonstracao', name: 'Leiloeiros de demonstração' },
    list_date: calendarDate(new Date(now.getTime() - day)),
    complete: true,
  };
  const invented = Array.from({ length: lots + bankruptLots }, (_, at) => inventLot(random, now, at));
  // The last lot of a source is shown first: make it a usual one.
  const lines = [header, ...invented.slice(lots), ...invented.slice(0, lots)];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  return { name: 'leiloeiros-de-demonstracao.jsonl', bytes: new TextEncoder().encode(`${text}\n`) };
}
