import { readFile } from 'node:fs/promises';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import type { AuctionRow } from '../auctions/auction-row.ts';
import { drawShareCard } from './draw-share-card.ts';
import { wrap } from './svg-text.ts';
import { cutFont } from './fonts/cut-fonts.ts';
import { fontFile, fontWeights } from './fonts/font-files.ts';
import { type ShareCard, shareCardOf } from './share-card.ts';
import { aPhoto } from './testing/a-photo.ts';

const now = new Date('2026-03-10T12:00Z');
const row = {
  code: '1',
  title: 'Casa em Setor Bueno',
  type: 1,
  type_inferred: false,
  direct_sale: false,
  sale_method: null,
  city_name: 'Goiânia',
  state_name: 'Goiás',
  uf: 'GO',
  date_first: new Date('2026-03-20T13:00Z'),
  date_second: null,
  minimum_first: 15_000_000,
  minimum_second: null,
  valuation: 30_000_000,
  list_date: '2026-03-09',
  gone_since: null,
  source_code: 'paineira',
  source_name: 'Paineira',
  fresh_days: 30,
  sample: false,
} as AuctionRow;
const nbsp = '\u00A0';

test.each<[string, Partial<AuctionRow>, Partial<ShareCard>]>([
  [
    'a round to come',
    {},
    {
      phase: '1ª PRAÇA',
      type: 'Judicial',
      price: `R$${nbsp}150.000,00`,
      amount: 'lance mínimo',
      valuation: `avaliado em R$${nbsp}300.000,00`,
      discount: '−50 %',
      city: 'Goiânia',
      state: 'GO',
      isCityInTitle: false,
      source: 'Paineira, lista de 09/03/2026',
      when: 'Encerra em 20/03/2026, às 10:00',
      over: false,
      sample: false,
    },
  ],
  [
    'what is over',
    { date_first: new Date('2026-03-01T13:00Z') },
    { phase: 'Encerrado', over: true, discount: null, when: 'Encerrou em 01/03/2026, às 10:00' },
  ],
  [
    'what left its list',
    { gone_since: '2026-03-05' },
    {
      phase: 'Fora da lista',
      over: true,
      amount: 'último preço visto',
      discount: null,
      when: 'Fora da lista desde 05/03/2026',
    },
  ],
  [
    'what nothing is known of',
    { minimum_first: null, valuation: null, city_name: null, date_first: null, sale_method: 'auction' },
    {
      price: 'Valor não informado',
      amount: null,
      valuation: null,
      discount: null,
      city: null,
      state: 'Goiás',
      when: 'Data não informada na lista',
    },
  ],
  [
    'a sale without a round',
    { sale_method: 'online', date_first: null, sample: true },
    { phase: 'Venda online', amount: 'proposta mínima', when: 'Prazo na página oficial', sample: true },
  ],
  [
    'a title with its city',
    { title: 'Casa, Setor Bueno, GOIANIA – GO', source_name: 'Caixa Econômica Federal' },
    { isCityInTitle: true, source: 'Caixa Econômica Federal, lista de 09/03/2026' },
  ],
  ['a title with a longer name', { title: 'Casa em Nova Goiâniana' }, { isCityInTitle: false }],
  ['an old list', { list_date: '2026-01-05' }, { when: 'Lista de 05/01/2026: confira na página oficial' }],
])('[WAY-11] the picture of a link says of %s what holds', (_case, changed, said) => {
  expect(shareCardOf({ ...row, ...changed }, now)).toMatchObject(said);
});

test('[WAY-11] a title takes two lines, cut at their end, and never more than its room', () => {
  const style = { size: 34, weight: 700 } as const;
  expect(wrap('Casa em Goiânia', style, 548, 2)).toEqual(['Casa em Goiânia']);
  const lines = wrap('Casa de três quartos '.repeat(2000), style, 548, 2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Casa de três quartos/);
  expect(lines[1]).toMatch(/…$/);
  const [word] = wrap('a'.repeat(5000), style, 548, 2);
  expect(word).toMatch(/^a{10,40}…$/);
});

test('[WAY-11] it is 1200 by 630 with the photo on its left, light enough for every network', async () => {
  const card = shareCardOf({ ...row, title: '<Casa> & "sítio" \u0000 漢' }, now);
  const black = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer();
  for (const [photo, left] of [
    [black, 0],
    [null, 240],
  ] as const) {
    const drawn = await drawShareCard(card, photo);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [shade] = await sharp(drawn).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(Math.abs(shade! - left)).toBeLessThan(12);
  }
  expect((await drawShareCard(card, await aPhoto({ width: 960, height: 720 }))).length).toBeLessThan(300_000);
});

test('its fonts are what Inter gives: run cut-fonts.ts after a change', async () => {
  for (const weight of fontWeights)
    expect((await cutFont(weight)).equals(await readFile(fontFile(weight)))).toBe(true);
});

test.each([
  [
    'a title that is cut gives the city a line of its own',
    'Apartamento de 2 quartos, Loteamento Três Rios, Goiânia – GO',
    true,
  ],
  ['a whole title has it already', 'Casa, Goiânia – GO', false],
])('[WAY-11] %s', async (_case, title, hasLine) => {
  const card = shareCardOf({ ...row, title }, now);
  expect(card.isCityInTitle).toBe(true);
  const [drawn, withLine] = [
    await drawShareCard(card, null),
    await drawShareCard({ ...card, isCityInTitle: false }, null),
  ];
  expect(drawn.equals(withLine)).toBe(hasLine);
});
