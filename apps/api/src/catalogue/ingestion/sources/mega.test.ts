import { describe, expect, test } from 'vitest';

import { mega } from './mega.ts';
import { auctionsOf, describeReal, parseReal } from './testing/real-data.ts';

const columns =
  'title,category,current_bid,minimum_bid,auction_date,city,state,auction_type,source,source_url,image_url,lot_number,status,scraped_at,discount_percentage';
const site = 'https://www.megaleiloes.com.br/imoveis';

interface Lot {
  title?: string;
  category?: string;
  current?: string;
  minimum?: string;
  date?: string;
  path?: string;
  lot?: string;
  scraped?: string;
}

const aLot = ({
  title = 'Casa 129 m² - Vila do Lago - Rio Grande - RS',
  category = 'Imoveis',
  current = '180400.0',
  minimum = current,
  date = 'Data: 21/08/2026 10:00',
  path = 'casas/rs/rio-grande/casa',
  lot = 'X127788',
  scraped = '2026-08-21T07:15:54.1',
}: Lot = {}) =>
  `"${title}",${category},${current},${minimum},${date},RS,,Judicial,Mega Leiloes,${site}/${path}?utm_source=m&utm_term=x&foto=2,https://cdn1.megaleiloes.com.br/1.jpg,${lot},Aberto,${scraped},0.0`;

const parse = (...lines: readonly string[]) =>
  mega.parse({ name: 'mega.csv', bytes: Buffer.from([columns, ...lines].join('\n')) });
const only = (lot: Lot) => parse(aLot(lot)).rows[0]?.auction;

describe('a lot', () => {
  test('[API-09] has its place by its address, its date in São Paulo, and a link that does not count the visit', () => {
    expect(parse(aLot())).toMatchObject({ listDate: '2026-08-21', scope: [], rejected: [], refused: null });
    expect(only({})).toMatchObject({
      code: 'X127788',
      type: 2,
      kind: 'Casa',
      subcategoryId: 1,
      uf: 'RS',
      city: 'Rio Grande',
      neighborhood: 'Vila do Lago',
      dateFirst: new Date('2026-08-21T13:00Z'),
      dateSecond: null,
      minimumFirst: 18_040_000,
      minimumSecond: null,
      areaTotal: 129,
      link: `${site}/casas/rs/rio-grande/casa?foto=2`,
      images: ['https://cdn1.megaleiloes.com.br/1.jpg'],
    });
  });

  test('[API-09] of two rounds has the higher bid as the first minimum and the lower as the second', () => {
    const auction = only({
      lot: 'J127105',
      current: '53579.38',
      minimum: '32147.63',
      date: '1ª Praça: 24/08/2026 11:00',
    });
    expect(auction).toMatchObject({
      type: 1,
      minimumFirst: 5_357_938,
      minimumSecond: 3_214_763,
      dateSecond: null,
    });
  });

  test.each([
    ['1ª Praça: 17/08/2026 15:00', '2026-08-21T07:15:54.1'],
    ['1ª Praça: 21/08/2026 07:00', '2026-08-21T07:15:54.1'],
    ['1ª Praça: 30/12/2026 11:00', '2027-01-02T07:15:54.1'],
  ])('[API-09][LABEL-05] whose first round is past asks the minimum of the second: %s', (date, scraped) => {
    const auction = only({ lot: 'J127105', current: '32147.63', date, scraped });
    expect(auction).toMatchObject({ saleMethod: 'rounds', minimumSecond: 3_214_763, dateSecond: null });
    expect(auction?.minimumFirst).toBeUndefined();
  });

  test.each([
    ['1ª Praça: 21/08/2026 11:00', '32147.63', 3_214_763, null],
    ['Data: 17/08/2026 11:00', '32147.63', 3_214_763, null],
    ['1ª Praça: 17/08/2026 11:00', '53579.38', 5_357_938, 3_214_763],
  ])('[API-09] is no second round by %s and a bid of %s', (date, current, minimumFirst, minimumSecond) =>
    expect(only({ date, current, minimum: '32147.63' })).toMatchObject({ minimumFirst, minimumSecond }),
  );

  test.each([
    [
      'Casa 69 m² - Tijucas-SC - Rua Ciriema, 216 - Casa 01 - Centro',
      'casas/sc/tijucas/x',
      { neighborhood: 'Centro', address: 'Rua Ciriema, 216, Casa 01', city: 'Tijucas' },
    ],
    [
      'Apartamento 59 m² (01 vaga) - Boa Vista - Itu - SP',
      'apartamentos/sp/itu/x',
      { parking: 1, areaTotal: 59, subcategoryId: 2 },
    ],
    [
      'Vaga de Garagem 22 m² (02 vagas) - Centro - Itu - SP',
      'vagas-de-garagem/sp/itu/x',
      { parking: null, subcategoryId: null },
    ],
    [
      'Imóvel Rural com Área de 334 ha (Fazenda Boa) - Montividiu - GO',
      'imoveis-rurais/go/montividiu/x',
      { areaLand: 3_340_000, areaTotal: null, subcategoryId: 11, neighborhood: null },
    ],
    [
      'Terreno 2.847 m² - Minaçu-GO - Rua Martim - Lt. 07 - Morada',
      'terrenos-e-lotes/go/minacu/x',
      { areaLand: 2847, areaTotal: null, city: 'Minaçu' },
    ],
    [
      'Casa em Terreno 5.160 m² - Centro - Jundiaí - SP',
      'casas/sp/jundiai/x',
      { areaLand: 5160, areaTotal: null, kind: 'Casa' },
    ],
    [
      'Casa 181 m² em Terreno de 1.848 m² - Belvedere - Caxambu - MG',
      'casas/mg/caxambu/x',
      { areaTotal: 181, areaLand: 1848 },
    ],
    [
      'Área de 156.048 m² com 1.725 m² (área construída) - Centro - Itanhaém - SP',
      'terrenos-e-lotes/sp/itanhaem/x',
      { areaTotal: 1725, areaLand: 156_048 },
    ],
    [
      'Hotel SPA com área de 28.149 m² e 8.268 m² de construção (próx. à Rod. R. Bittencourt) - Embu - SP',
      'hoteis/sp/embu/x',
      { areaTotal: 8268, areaLand: 28_149 },
    ],
    [
      'Loja com aproximadamente 324 m² (área construída) - Centro - Itu - SP',
      'imoveis-comerciais/sp/itu/x',
      { areaTotal: 324, areaLand: null },
    ],
    [
      '04 Terrenos 360 m² (cada) - Loteamento Araruna II - Timbaúba - PE',
      'terrenos-e-lotes/pe/timbauba/x',
      { kind: 'Terrenos', areaTotal: null, areaLand: 1440 },
    ],
    [
      'Apartamento 96 m² e Vaga de Garagem 10 m² (Edifício Sol) - Centro - Avaré - SP',
      'apartamentos/sp/avare/x',
      { areaTotal: 96, areaLand: null, parking: 1 },
    ],
    [
      'Parte Ideal (50%) de Prédio Comercial 674 m² - Campos Elíseos - São Paulo - SP',
      'imoveis-comerciais/sp/sao-paulo/x',
      { kind: 'Prédio Comercial', areaTotal: null, areaLand: null, areaPrivate: null },
    ],
    [
      'Fração Ideal sobre (16,66%) em Imóvel Rural 737 ha (Fazenda Boa) - Itu - SP',
      'imoveis-rurais/sp/itu/x',
      { kind: 'Imóvel Rural', areaTotal: null, areaLand: null, areaPrivate: null },
    ],
    [
      'Direitos sobre Casa 45 m² - Centro - Marília - SP',
      'casas/sp/marilia/x',
      { kind: 'Casa', areaTotal: 45 },
    ],
    [
      '50% do Apartamento 96 m² - Centro - Avaré - SP',
      'apartamentos/sp/avare/x',
      { kind: 'Apartamento', areaTotal: null },
    ],
    [
      'Direitos sobre Terreno para Incorporação 1.049 m² - Vila Clementino - São Paulo - SP',
      'terrenos-e-lotes/sp/sao-paulo/x',
      { kind: 'Terreno' },
    ],
    [
      '09 Terrenos no Loteamento Araruna II - Timbaúba - PE',
      'terrenos-e-lotes/pe/timbauba/x',
      { kind: 'Terrenos' },
    ],
    ['Casa no Litoral 90 m² - Centro - Itu - SP', 'casas/sp/itu/x', { kind: 'Casa no Litoral' }],
  ])('[API-09] %s', (title, path, said) => {
    expect(only({ title, path })).toMatchObject(said);
  });
});

describe('a list', () => {
  test('[API-09] leaves vehicles and other goods out', () => {
    expect(parse(aLot({ category: 'Veiculos' }), aLot()).rows).toHaveLength(1);
  });

  test.each([
    ['no number', aLot({ lot: '?' }), /^O lote '\?' não tem um número\.$/],
    ['no date', aLot({ date: 'Suspenso' }), /^A data 'Suspenso'/],
    ['no bid', aLot({ current: 'x' }), /^O lance 'x' não é um valor em reais\.$/],
    ['no state', aLot({ path: 'casas/si/sem-informacao/x' }), /^O link do lote não diz o estado/],
    ['a repeated number', aLot(), /já apareceu nesta lista/],
    ['too few columns', 'a,b', /não tem as colunas do cabeçalho/],
  ])('[API-09] a lot with %s is rejected by its line', (_case, bad, reason) => {
    const { rows, rejected } = parse(aLot(), bad, aLot({ lot: 'X2' }));
    expect(rejected).toMatchObject([{ file: 'mega.csv', line: 3, reason: expect.stringMatching(reason) }]);
    expect(rows.map(({ auction }) => auction.code)).toEqual(['X127788', 'X2']);
  });

  test.each([
    ['', 'está vazio.'],
    ['<html>', 'é uma página HTML, não uma lista.'],
    [columns, 'tem o cabeçalho da lista, mas nenhum imóvel.'],
    ['title,city\na,b', /^não tem o cabeçalho da lista da Mega: falta current_bid/],
  ])('[API-09] %j is refused', (text, refused) => {
    expect(mega.parse({ name: 'mega.csv', bytes: Buffer.from(text) }).refused).toMatch(refused);
  });
});

describeReal("Mega's real list", () => {
  test('[API-09] its 480 properties are read, and it covers no state: it is cut there', async () => {
    const files = await parseReal(mega, 'other-auctions/mega-leiloes_2026-08-21.csv.gz');
    const auctions = auctionsOf(files);
    expect(mega.capped).toBe(true);
    expect(files).toMatchObject([{ rejected: [], scope: [], listDate: '2026-08-21' }]);
    expect(auctions).toHaveLength(480);
    expect(auctions.filter(({ type }) => type === 1)).toHaveLength(52);
    expect(auctions.filter(({ neighborhood }) => neighborhood)).toHaveLength(469);
    expect(auctions.filter(({ link }) => link?.includes('utm_'))).toEqual([]);
  });
});
