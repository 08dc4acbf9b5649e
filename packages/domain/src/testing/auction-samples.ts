import type { Auction, Place, PropertyType, Rounds } from '../auction.ts';
import { aPicture } from './a-picture.ts';
import { anAuction, sampleNow } from './an-auction.ts';
import { seeded } from './seeded.ts';

const hour = 3_600_000;

const kinds: readonly (readonly [kind: string, propertyType: PropertyType])[] = [
  ['Apartamento', 'apartment'],
  ['Casa', 'house'],
  ['Terreno', 'land'],
  ['Sobrado', 'house'],
  ['Apartamento', 'apartment'],
  ['Galpão', 'shed'],
  ['Loja', 'commercial'],
  ['Imóvel rural', 'rural'],
];

const places: readonly Pick<Place, 'neighborhood' | 'city' | 'state'>[] = [
  ['Setor Bueno', 5208707, 'Goiânia', 52, 'Goiás', 'GO'] as const,
  ['Copacabana', 3304557, 'Rio de Janeiro', 33, 'Rio de Janeiro', 'RJ'] as const,
  ['Vila Mariana', 3550308, 'São Paulo', 35, 'São Paulo', 'SP'] as const,
  ['Boa Viagem', 2611606, 'Recife', 26, 'Pernambuco', 'PE'] as const,
  ['Pituba', 2927408, 'Salvador', 29, 'Bahia', 'BA'] as const,
  ['Jardim Paraíso', 4211900, 'Palhoça', 42, 'Santa Catarina', 'SC'] as const,
  ['Centro', 3162500, 'São João del Rei', 31, 'Minas Gerais', 'MG'] as const,
].map(([neighborhood, cityId, city, stateId, state, uf]) => ({
  neighborhood,
  city: { id: cityId, name: city },
  state: { id: stateId, name: state, uf },
}));

const streets = ['Rua das Paineiras', 'Avenida dos Ipês', 'Travessa do Engenho', 'Rua Quinze de Agosto'];
const types = ['judicial', 'extrajudicial', 'caixa'] as const;

/** `count` auctions of every kind and moment around `now`: the same ones for the same arguments. */
export function auctionSamples(count: number, now: Date = sampleNow): Auction[] {
  const random = seeded(count + 1);
  return Array.from({ length: count }, (_, position) => sample(position, random, now));
}

function sample(position: number, random: () => number, now: Date): Auction {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('pick: the list is empty, so there is no item to give');
    return item;
  };
  const [kind, propertyType] = pick(kinds);
  const place = pick(places);
  const valuation = Math.round((40 + random() ** 3 * 2_400) * 100_000);
  const minimum = Math.round(valuation * (0.45 + random() * 0.6));
  const dwelling = propertyType === 'apartment' || propertyType === 'house';
  const directSale = random() < 0.3;
  const number = String(position).padStart(6, '0');
  return anAuction({
    key: `99000000-0000-4000-8000-000000${number}`,
    code: `9900000${number}`,
    title: `${kind} em ${place.neighborhood}, ${place.city?.name}`,
    type: directSale ? 'caixa' : pick(types),
    modality: directSale ? 'Venda Direta Online' : 'Leilão SFI - Edital Único',
    directSale,
    propertyType,
    kind,
    rounds: directSale ? { first: null, second: null } : roundsAround(now, minimum, random),
    price: directSale ? minimum : null,
    valuation: random() < 0.05 ? null : valuation,
    place: { ...place, address: `${pick(streets)}, N. ${1 + Math.floor(random() * 2_000)}` },
    areas: {
      total: Math.round(4_000 + random() * 40_000) / 100,
      private: dwelling ? Math.round(3_000 + random() * 12_000) / 100 : null,
      land: propertyType === 'apartment' ? null : Math.round(12_000 + random() * 90_000) / 100,
    },
    bedrooms: dwelling ? 1 + Math.floor(random() * 4) : null,
    parking: dwelling ? Math.floor(random() * 3) : null,
    images: Array.from({ length: Math.floor(random() * 5) }, () => aPicture(Math.floor(random() * 360))),
    featured: random() < 0.1,
    goneSince: random() < 0.04 ? '2026-03-08' : null,
  });
}

/** A first round from two weeks before `now` to six weeks after it, on the hour, and a second for most. */
function roundsAround(now: Date, minimum: number, random: () => number): Rounds {
  const first = now.getTime() + Math.floor(random() * 56 - 14) * 24 * hour + hour;
  return {
    first: { date: new Date(first), minimum },
    second:
      random() < 0.7 ? { date: new Date(first + 14 * 24 * hour), minimum: Math.round(minimum * 0.6) } : null,
  };
}
