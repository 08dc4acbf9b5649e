import type { Areas, Auction, Centavos, Place, Round } from '../auction.ts';
import { aPicture } from './a-picture.ts';

/** The clock of stories and tests: Tuesday, 10 March 2026, nine in the morning in São Paulo. */
export const sampleNow = new Date('2026-03-10T09:00:00-03:00');

/** A round that closes at `date`, an ISO time with its zone. */
export function aRound(date: string, minimum: Centavos | null = null): Round {
  return { date: new Date(date), minimum };
}

export interface AuctionOverrides extends Partial<Omit<Auction, 'place' | 'areas'>> {
  place?: Partial<Place>;
  areas?: Partial<Areas>;
}

/** An apartment in Goiânia before its first of two rounds at {@link sampleNow}, 42 % below its valuation. */
export function anAuction({ place, areas, ...overrides }: AuctionOverrides = {}): Auction {
  return {
    key: '99a1c7d2-4f3b-4c1e-9a57-0d6f2b8e1c30',
    code: '9900412345678',
    title: 'Apartamento com 2 quartos no Setor Bueno, Goiânia',
    type: 'extrajudicial',
    modality: 'Leilão SFI - Edital Único',
    directSale: false,
    propertyType: 'apartment',
    kind: 'Apartamento',
    rounds: {
      first: aRound('2026-03-20T10:00:00-03:00', 18_560_000),
      second: aRound('2026-04-03T10:00:00-03:00', 14_210_050),
    },
    price: null,
    valuation: 32_000_000,
    place: {
      address: 'Rua das Paineiras, N. 120, Apto 804 BL B',
      neighborhood: 'Setor Bueno',
      city: { id: 5208707, name: 'Goiânia' },
      state: { id: 52, name: 'Goiás', uf: 'GO' },
      latitude: -16.6983,
      longitude: -49.2706,
      ...place,
    },
    areas: { total: 78.4, private: 64.2, land: null, ...areas },
    bedrooms: 2,
    parking: 1,
    financing: true,
    images: [aPicture(32), aPicture(205)],
    link: 'https://leiloeiro.example/lotes/9900412345678',
    extra: 'Imóvel ocupado. A desocupação é por conta do comprador.',
    auctioneer: {
      id: 7,
      name: 'Paineira Leilões',
      website: 'https://leiloeiro.example',
      phone: '(62) 3000-1200',
      logo: null,
    },
    featured: false,
    goneSince: null,
    source: { name: 'Caixa Econômica Federal', listDate: '2026-03-09' },
    sample: false,
    ...overrides,
  };
}
