import { describe, expect, test } from 'vitest';

import { toAuction, type WireAuction } from './auction.ts';
import type { LegacyAuction } from './auction-legacy.ts';

const wire: WireAuction = {
  id: 91,
  uuid_key: '99a1c7d2-4f3b-4c1e-9a57-0d6f2b8e1c30',
  title: 'Apartamento no Setor Bueno',
  code: '8787700012345',
  type: 'caixa',
  modality: 'Leilão SFI - Edital Único',
  direct_sale: false,
  featured: true,
  date_first: '10/03/2026 10:00',
  date_second: '24/03/2026 10:00',
  minimum_value_first: 186_400.5,
  minimum_value_second: 142_100.55,
  price_valuation: 321_000,
  extra: 'Imóvel ocupado.',
  link: 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=1',
  address: 'Rua T-55, 930',
  neighborhood: 'Setor Bueno',
  latitude: -16.69,
  longitude: -49.27,
  kind: 'Apartamento',
  area_total: 78.4,
  area_private: 64.2,
  area_land: null,
  bedrooms: 2,
  parking: 1,
  accepts_financing: true,
  featured_image: 'capa.jpg',
  images: [],
  category: { id: 1, name: 'Imóveis' },
  subcategory: { id: 2, name: 'Apartamentos' },
  state: { id: 52, name: 'Goiás', uf: 'GO' },
  city: { id: 5_208_707, name: 'Goiânia' },
  auctioneers: {
    id: 7,
    name: 'Paineira Leilões',
    website: 'https://paineira.example',
    phone: '(62) 3000-1200',
    logo: 'https://paineira.example/logo.svg',
  },
  gone_since: null,
  source: { name: 'Caixa Econômica Federal', list_date: '2026-03-09' },
  sample: false,
};

const legacy: LegacyAuction = {
  id: 12,
  title: 'Casa no Centro',
  location: 'Rua Direita, 8, São João del Rei',
  officialPrice: 250_000,
  officialUrl: 'https://leiloeiro.example/lote/12',
  endDate: '10/03/2026 10:00',
  type: 'judicial',
  featured: 1,
  images: ['casa.jpg'],
};

const facts = {
  edital_url: 'https://paineira.example/edital.pdf',
  process_number: '10000010920268260114',
  occupancy: 'occupied',
  accepts_fgts: false,
  postal_code: '13024000',
  registration: { number: '45.678', office: null },
  iptu_debt: { amount: 1234.56, paid_by: 'proceeds' },
  condominium_debt: null,
  bids: 0,
} as const;

test('[INTAKE-50] the facts of a lot are one object, with debts in centavos', () => {
  expect(toAuction({ ...wire, facts }).facts).toEqual({
    editalUrl: 'https://paineira.example/edital.pdf',
    processNumber: '10000010920268260114',
    occupancy: 'occupied',
    acceptsFgts: false,
    postalCode: '13024000',
    registration: { number: '45.678', office: null },
    iptu: { amount: 123_456, paidBy: 'proceeds' },
    condominium: null,
    bids: 0,
  });
  expect(toAuction({ ...wire, facts: null }).facts ?? null).toBeNull();
});

test.each(['javascript:alert(1)', 'http://paineira.example/1.pdf', 'https://', '//paineira.example'])(
  '[INTAKE-56] %s is no address of an edital',
  (edital_url) => {
    expect(toAuction({ ...wire, facts: { ...facts, edital_url } }).facts?.editalUrl).toBeNull();
  },
);

describe('toAuction', () => {
  test('[RULE-09] the new format has its places, figures and names in the one shape', () => {
    expect(toAuction(wire, 'https://martelo.example')).toEqual({
      key: '99a1c7d2-4f3b-4c1e-9a57-0d6f2b8e1c30',
      code: '8787700012345',
      title: 'Apartamento no Setor Bueno',
      type: 'caixa',
      modality: 'Leilão SFI - Edital Único',
      directSale: false,
      propertyType: 'apartment',
      kind: 'Apartamento',
      rounds: {
        first: { date: new Date('2026-03-10T13:00Z'), minimum: 18_640_050 },
        second: { date: new Date('2026-03-24T13:00Z'), minimum: 14_210_055 },
      },
      price: 18_640_050,
      valuation: 32_100_000,
      place: {
        address: 'Rua T-55, 930',
        neighborhood: 'Setor Bueno',
        city: { id: 5_208_707, name: 'Goiânia' },
        state: { id: 52, name: 'Goiás', uf: 'GO' },
        latitude: -16.69,
        longitude: -49.27,
      },
      areas: { total: 78.4, private: 64.2, land: null },
      bedrooms: 2,
      parking: 1,
      financing: true,
      images: [
        {
          url: 'https://martelo.example/auctions-images/capa.jpg',
          kind: 'photo',
          sized: 'https://martelo.example/auctions-images/capa.jpg?w=',
        },
      ],
      link: 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=1',
      extra: 'Imóvel ocupado.',
      auctioneer: {
        id: 7,
        name: 'Paineira Leilões',
        website: 'https://paineira.example',
        phone: '(62) 3000-1200',
        logo: 'https://paineira.example/logo.svg',
        sizedLogo:
          'https://martelo.example/auctions-images/of/99a1c7d2-4f3b-4c1e-9a57-0d6f2b8e1c30/wctmlfonni?w=',
      },
      featured: true,
      goneSince: null,
      source: { name: 'Caixa Econômica Federal', listDate: '2026-03-09' },
      sample: false,
    });
  });

  test('[RULE-09] the legacy format has the same fields, null where it knows nothing', () => {
    const auction = toAuction(legacy);
    expect(Object.keys(auction).sort()).toEqual(Object.keys(toAuction(wire)).sort());
    expect(auction).toMatchObject({
      key: '12',
      title: 'Casa no Centro',
      type: 'judicial',
      propertyType: null,
      rounds: { first: { date: new Date('2026-03-10T13:00Z'), minimum: 25_000_000 }, second: null },
      price: 25_000_000,
      valuation: null,
      place: { address: 'Rua Direita, 8, São João del Rei', city: null, state: null },
      images: [{ url: '/auctions-images/casa.jpg', kind: 'photo' }],
      link: 'https://leiloeiro.example/lote/12',
      featured: true,
      source: null,
      sample: false,
    });
  });

  test('[RULE-05][RULE-09] a legacy auction has the pictures of all five fields, and a plot is land', () => {
    const auction = toAuction({
      id: 3,
      title: 'Terreno',
      type: 'land',
      featured_image: 'a.jpg',
      image: 'b.jpg',
      images: ['b.jpg'],
      gallery: '["c.jpg"]',
      images_gallery: ['https://x.example/d.jpg'],
    });
    expect(auction.images.map(({ url }) => url)).toEqual([
      '/auctions-images/a.jpg',
      '/auctions-images/b.jpg',
      '/auctions-images/c.jpg',
      'https://x.example/d.jpg',
    ]);
    expect([auction.type, auction.propertyType]).toEqual([null, 'land']);
  });

  test('[RULE-09] a legacy auction of an id and a title alone is whole', () => {
    expect(toAuction({ id: 0, title: 'Sem dados' })).toMatchObject({
      key: '0',
      type: null,
      rounds: { first: null, second: null },
      price: null,
      place: { address: null },
      images: [],
      link: null,
      featured: false,
    });
  });

  test.each([
    ['a number', 1_234.56, 123_456],
    ['a fraction that binary numbers miss', 0.29, 29],
    ['zero', 0, 0],
    ['digits', '284000', 28_400_000],
    ['a text with a point', '147398.67', 14_739_867],
    ['a text as people write it', 'R$ 1.234,56', 123_456],
    ['an empty text', '', null],
    ['words', 'sob consulta', null],
    ['NaN', Number.NaN, null],
    ['infinity', Number.POSITIVE_INFINITY, null],
    ['null', null, null],
  ])('[RULE-09] a price of %s', (_case, officialPrice, price) => {
    expect(toAuction({ ...legacy, officialPrice }).price).toBe(price);
  });

  test.each([
    ['a São Paulo clock', '10/03/2026 10:00', '2026-03-10T13:00:00.000Z'],
    ['an instant in UTC', '2026-03-10T10:00:00Z', '2026-03-10T10:00:00.000Z'],
    ['an instant with its offset', '2026-03-10T10:00:00-04:00', '2026-03-10T14:00:00.000Z'],
    ['ISO without a zone, São Paulo', '2026-03-10T10:00:00', '2026-03-10T13:00:00.000Z'],
    ['a database time, São Paulo', '2026-03-10 10:00:00.000', '2026-03-10T13:00:00.000Z'],
    ['a day alone, its last minute', '2026-03-10', '2026-03-11T02:59:00.000Z'],
    ['a day before the month, alone', '10/03/2026', '2026-03-11T02:59:00.000Z'],
    ['a day past the twelfth, alone', '13/03/2026', '2026-03-14T02:59:00.000Z'],
    ['a São Paulo clock with seconds', '10/03/2026 10:00:30', '2026-03-10T13:00:00.000Z'],
    ['a São Paulo clock behind a comma', '10/03/2026, 10:00', '2026-03-10T13:00:00.000Z'],
    ['an offset without its colon', '2026-03-10T10:00:00+0000', '2026-03-10T10:00:00.000Z'],
    ['an offset of hours alone', '2026-03-10 10:00:00-03', '2026-03-10T13:00:00.000Z'],
    ['a day before the month, an hour of one digit', '10/03/2026 9:00', '2026-03-10T12:00:00.000Z'],
    ['a zone behind a space', '2026-03-10 10:00:00.5+00:00', '2026-03-10T10:00:00.500Z'],
    ['a clock that summer time skipped, in UTC', '2018-11-04T00:30:00Z', '2018-11-04T00:30:00.000Z'],
  ])('[RULE-01] a legacy end as %s', (_case, endDate, instant) => {
    expect(toAuction({ ...legacy, endDate }).rounds.first?.date.toISOString()).toBe(instant);
  });

  test.each([
    '31/02/2026 10:00',
    '31/02/2026',
    '2026-02-31',
    '2026-02-31T10:00:00Z',
    '2026-13-01T10:00',
    '2026-3-10',
    '2026-03-10Z',
    '2026-03-10-03',
    '2026-03-10T10:00:00+99:00',
    '10/03/2026 25:00',
    '10-03-2026',
    '3/10/2026',
    'Mar 10, 2026',
    'em breve 2026',
    '2026',
    '',
    null,
  ])('[RULE-09] an end of %j is no round', (endDate) => {
    expect(toAuction({ ...legacy, endDate }).rounds.first).toBeNull();
  });

  test('[RULE-09] a new date that no calendar has is no round, and its minimum stays the price', () => {
    const auction = toAuction({ ...wire, date_first: '31/02/2026 10:00', date_second: null });
    expect(auction.rounds).toEqual({ first: null, second: null });
    expect(auction.price).toBe(18_640_050);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//outro.example',
    '/lote/1',
    ' javascript:alert(1)',
  ])('[RULE-09] a link to %j is dropped in both formats', (link) => {
    const auctioneers = { ...wire.auctioneers!, website: link, logo: link };
    const auction = toAuction({ ...wire, link, auctioneers });
    expect([auction.link, auction.auctioneer?.website, auction.auctioneer?.logo]).toEqual([null, null, null]);
    expect(toAuction({ ...legacy, officialUrl: link }).link).toBeNull();
  });

  test('[RULE-09] what only one side knows is null: an unknown type, subcategory, city and auctioneer', () => {
    const auction = toAuction({
      ...wire,
      subcategory: { id: 99, name: 'Barcos' },
      city: { id: null, name: 'Vila Velha Nova' },
      state: null,
      auctioneers: null,
    });
    expect(auction).toMatchObject({ propertyType: null, auctioneer: null });
    expect(auction.place).toMatchObject({ city: { id: null, name: 'Vila Velha Nova' }, state: null });
    expect(toAuction({ ...wire, subcategory: null }).propertyType).toBeNull();
    expect(toAuction({ ...legacy, type: 'property' }).type).toBeNull();
  });

  test('[RULE-05] all five image fields are read, each picture once, in either format', () => {
    const fields = {
      featured_image: 'capa.jpg',
      image: '/frente.jpg',
      images: ['capa.jpg', 'https://fotos.example/sala.jpg'],
      gallery: '["quintal.jpg"]',
      images_gallery: ['illustrations/casa.svg'],
    };
    const expected = [
      '/auctions-images/capa.jpg',
      '/auctions-images/frente.jpg',
      'https://fotos.example/sala.jpg',
      '/auctions-images/quintal.jpg',
      '/auctions-images/illustrations/casa.svg',
    ];
    expect(toAuction({ ...wire, ...fields }).images.map(({ url }) => url)).toEqual(expected);
    expect(toAuction({ ...legacy, ...fields }).images.map(({ url }) => url)).toEqual(expected);
  });
});
