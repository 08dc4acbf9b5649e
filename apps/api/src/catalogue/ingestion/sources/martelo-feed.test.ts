import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { marteloFeed } from './martelo-feed.ts';

const lot = {
  code: 'L-1',
  title: 'Apartamento de 2 quartos em Campinas – SP',
  type: 'judicial',
  uf: 'SP',
  city: 'Campinas',
  first_date: '10/12/2026 14:00',
  first_minimum: 320000,
  link: 'https://leiloes.example/l-1',
};
const header = {
  martelo_feed: 1,
  source: { code: 'leiloes-exemplo', name: 'Leilões Exemplo' },
  list_date: '2026-11-20',
  complete: true,
};

const parse = (text: string, name = 'feed.jsonl') => marteloFeed.parse({ name, bytes: Buffer.from(text) });
const parseLots = (...lots: readonly unknown[]) =>
  parse(lots.map((value) => JSON.stringify(value)).join('\n'));
const rejection = (change: object) => parseLots({ ...lot, ...change }).rejected[0]?.reason;
const read = (change: object) => parseLots({ ...lot, ...change }).rows[0]?.auction;

describe('JSON lines', () => {
  test('[API-09] a lot with every field becomes an auction', () => {
    const full = {
      ...lot,
      property_type: 'apartamento',
      kind: 'Cobertura',
      modality: 'Leilão eletrônico',
      direct_sale: false,
      neighborhood: 'Cambuí',
      address: 'Rua Inventada, 10',
      latitude: -22.9,
      longitude: -47.05,
      second_date: '2026-12-20T14:00:00-03:00',
      second_minimum: '192.000,00',
      valuation: '320000.50',
      area_total: 90,
      area_private: '64,5',
      area_land: 0,
      bedrooms: 2,
      parking: '1',
      financing: 'não',
      extra: 'Ocupado.',
      images: ['https://leiloes.example/1.jpg', 'illustrations/apartment-L1.svg'],
      auctioneer: 'Leiloeira Exemplo',
      auctioneer_website: 'https://leiloes.example',
      auctioneer_phone: '(19) 3000-0000',
      auctioneer_logo: 'https://leiloes.example/logo.png',
      featured: true,
      campo_que_ninguem_conhece: { a: 1 },
    };
    expect(parseLots(header, full)).toEqual({
      file: 'feed.jsonl',
      listDate: '2026-11-20',
      source: { code: 'leiloes-exemplo', name: 'Leilões Exemplo' },
      scope: expect.toSatisfy((states: string[]) => states.length === 27),
      rejected: [],
      refused: null,
      rows: [
        {
          line: 2,
          auction: {
            code: 'L-1',
            title: lot.title,
            type: 1,
            modality: 'Leilão eletrônico',
            directSale: false,
            saleMethod: 'rounds',
            subcategoryId: 2,
            kind: 'Cobertura',
            uf: 'SP',
            city: 'Campinas',
            neighborhood: 'Cambuí',
            address: 'Rua Inventada, 10',
            latitude: -22.9,
            longitude: -47.05,
            dateFirst: new Date('2026-12-10T17:00Z'),
            dateSecond: new Date('2026-12-20T17:00Z'),
            minimumFirst: 32_000_000,
            minimumSecond: 19_200_000,
            valuation: 32_000_050,
            areaTotal: 90,
            areaPrivate: 64.5,
            areaLand: null,
            bedrooms: 2,
            parking: 1,
            financing: false,
            extra: 'Ocupado.',
            link: 'https://leiloes.example/l-1',
            images: ['https://leiloes.example/1.jpg', 'illustrations/apartment-L1.svg'],
            auctioneer: {
              name: 'Leiloeira Exemplo',
              website: 'https://leiloes.example/',
              phone: '(19) 3000-0000',
              logo: 'https://leiloes.example/logo.png',
            },
            featured: true,
          },
        },
      ],
    });
  });

  test('[API-09] a lot with the required fields alone is taken; a postponed one has no date', () => {
    expect(read({ first_date: null })).toMatchObject({
      dateFirst: null,
      minimumFirst: 32_000_000,
      images: [],
      auctioneer: null,
    });
  });

  test('[INTAKE-58] a third round is dated, with its minimum or without; a lot that has none says nothing of it', () => {
    const second = { second_date: '20/12/2026 14:00', second_minimum: 192_000 };
    const third = { date: new Date('2026-12-30T17:00Z'), minimum: 6_400_000 };
    expect(read({ ...second, third_date: '30/12/2026 14:00', third_minimum: '64.000,00' })).toMatchObject({
      saleMethod: 'rounds',
      minimumSecond: 19_200_000,
      third,
    });
    // Zero is not given: a third call may take any price.
    for (const given of [{}, { third_minimum: 0 }, { third_minimum: '' }])
      expect(read({ ...second, third_date: '30/12/2026 14:00', ...given })?.third).toEqual({
        ...third,
        minimum: null,
      });
    for (const given of [second, { ...second, third_date: null, third_minimum: 0 }])
      expect(read(given)).not.toHaveProperty('third');
  });

  test('[API-09] without a header the file covers no state and has the date of its name', () => {
    const feed = parse(JSON.stringify(lot), 'lotes_2026-11-19.jsonl');
    expect(feed).toMatchObject({ scope: [], listDate: '2026-11-19' });
    expect(feed.source).toBeUndefined();
    expect(feed.rows[0]?.line).toBe(1);
  });

  test.each([
    ['caixa', "diz vir da fonte 'caixa', que tem importador próprio."],
    [
      'Com Espaço',
      "tem um código de fonte inválido no cabeçalho: use de 2 a 40 letras minúsculas, números e '-'.",
    ],
  ])('[API-09] a header that calls itself %s is refused', (code, refused) => {
    expect(parseLots({ ...header, source: { code, name: 'x' } }, lot)).toMatchObject({ refused, rows: [] });
  });

  test.each([
    [{ martelo_feed: 2 }, /^tem uma versão de martelo_feed desconhecida/],
    [{ list_date: '20/11/2026' }, /^tem uma 'list_date' inválida/],
    [{ source: { code: 'exemplo' } }, /^precisa do nome da fonte/],
  ])('[API-09] a header with %j is refused', (change, refused) => {
    expect(parseLots({ ...header, ...change }, lot).refused).toMatch(refused);
  });

  test.each([
    ['in one line', JSON.stringify([lot, lot])],
    ['in many', `\n${JSON.stringify([lot, lot], null, 2)}`],
  ])('[API-09] a JSON list %s is refused with what to send', (_how, text) => {
    expect(parse(text, 'lotes_2026-11-19.json')).toMatchObject({
      refused: expect.stringMatching(/^é uma lista JSON: envie um objeto por linha/) as string,
      rows: [],
    });
  });

  test.each([
    ['in one line', JSON.stringify({ ...header, lots: [lot, lot] })],
    ['in a line longer than a lot may be', JSON.stringify({ lots: Array.from({ length: 2000 }, () => lot) })],
    ['in many', `\n${JSON.stringify({ ...header, lots: [lot, lot] }, null, 2)}`],
    ['of a single lot in many', JSON.stringify(lot, null, 2)],
  ])('[API-09] one JSON object %s is refused with what to send', (_how, text) => {
    expect(parse(text, 'lotes_2026-11-19.json')).toMatchObject({
      refused:
        'não tem um objeto por linha: envie o cabeçalho na primeira linha e cada lote inteiro em uma linha só dele.',
      rows: [],
    });
  });

  test('[API-09] a first line that is broken costs no other', () => {
    const { rows, refused, rejected } = parse(
      `{"code":"1","lots":\n${JSON.stringify(lot)}`,
      'a_2026-11-19.jsonl',
    );
    expect([refused, rows.length, rejected.length]).toEqual([null, 1, 1]);
  });
});

describe('a wrong field', () => {
  test.each([
    [{ code: undefined }, "O campo 'code' é obrigatório."],
    [{ title: ' ' }, "O campo 'title' é obrigatório."],
    [{ title: 'a'.repeat(201) }, "O campo 'title' deve ter no máximo 200 caracteres."],
    [{ title: ['a'] }, "O campo 'title' deve ser um texto."],
    [
      { type: 'caixa' },
      "O campo 'type' deve ser um destes: judicial, extrajudicial, administrativo, voluntario.",
    ],
    [{ uf: 'XX' }, "O campo 'uf' deve ser a sigla de um estado, como SP."],
    [{ first_minimum: 0 }, "O campo 'first_minimum' é obrigatório."],
    [{ first_minimum: 'muito' }, "O campo 'first_minimum' deve ser um número, como 1234.56 ou 1.234,56."],
    [{ first_minimum: 1e300 }, "O campo 'first_minimum' deve ficar entre 0 e 100.000.000.000."],
    [{ valuation: -1 }, "O campo 'valuation' deve ficar entre 0 e 100.000.000.000."],
    [{ bedrooms: 2.5 }, "O campo 'bedrooms' deve ser um número inteiro."],
    [{ second_date: '09/12/2026 14:00' }, "O campo 'second_date' deve ser depois de 'first_date'."],
    [
      { first_date: null, second_date: '09/12/2026 14:00' },
      "O campo 'second_date' só pode vir com 'first_date'.",
    ],
    [{ third_date: '30/12/2026 14:00' }, "O campo 'third_date' só pode vir com 'second_date'."],
    [
      { second_date: '20/12/2026 14:00', third_date: '20/12/2026 14:00' },
      "O campo 'third_date' deve ser depois de 'second_date'.",
    ],
    [
      { second_date: '20/12/2026 14:00', third_date: 'logo' },
      "O campo 'third_date' deve ser uma data na forma 'dd/mm/aaaa hh:mm' ou ISO 8601 com fuso, entre 2000 e 2099.",
    ],
    [
      { second_date: '20/12/2026 14:00', third_minimum: 1 },
      "O campo 'third_minimum' só pode vir com 'third_date'.",
    ],
    [{ third_minimum: 'qualquer' }, "O campo 'third_minimum' deve ser um número, como 1234.56 ou 1.234,56."],
    [{ latitude: -22.9 }, "O campo 'longitude' falta: as duas coordenadas vêm juntas."],
    [{ latitude: 48.8, longitude: -46.6 }, "O campo 'latitude' deve ser um grau decimal entre -34 e 6."],
    [
      { link: 'javascript:alert(1)' },
      "O campo 'link' deve ser um endereço que comece por http:// ou https://.",
    ],
    [
      { link: 'https://ana:senha@leiloes.example' },
      "O campo 'link' deve ser um endereço que comece por http:// ou https://.",
    ],
    [
      { images: ['../../etc/passwd'] },
      "O campo 'images' só pode ter endereços que comecem por http:// ou https://.",
    ],
    [{ images: { length: 1 } }, "O campo 'images' deve ser uma lista de até 30 endereços."],
    [{ financing: 'talvez' }, "O campo 'financing' deve ser 'sim' ou 'não'."],
  ])('[API-09][INTAKE-58] %j is rejected in one sentence', (change, reason) => {
    expect(rejection(change)).toBe(reason);
  });

  test.each([
    '2026-12-10',
    '2026-02-30T10:00:00Z',
    '31/02/2026 10:00',
    '10/12/1985 10:00',
    '2026-12-10T10:00:00',
    'amanhã',
  ])('[API-09] %s is no date of a round', (first_date) => {
    expect(rejection({ first_date })).toMatch(/^O campo 'first_date' deve ser uma data/);
  });
});

const csv = (delimiter: string) =>
  [
    ['# martelo_feed: 1'],
    ['# source_code: leiloes-exemplo'],
    ['# source_name: Leilões Exemplo'],
    ['# list_date: 2026-11-20'],
    ['# complete: sim'],
    ['code', 'title', 'type', 'uf', 'city', 'first_date', 'first_minimum', 'link', 'images', 'nota'],
    [
      'L-1',
      '"Casa ""boa"""',
      'judicial',
      'SP',
      'Itu',
      '10/12/2026 14:00',
      '320.000',
      'https://leiloes.example/1',
      'https://a.example/1.jpg https://a.example/2.jpg',
      '',
    ],
  ]
    .map((cells) => cells.join(delimiter))
    .join('\r\n');

describe('CSV', () => {
  test.each([';', ',', '\t'])('[API-09] with %j between the columns gives the same', (delimiter) => {
    const feed = parse(csv(delimiter), 'feed.csv');
    expect(feed).toMatchObject({
      listDate: '2026-11-20',
      source: { code: 'leiloes-exemplo' },
      rejected: [],
      refused: null,
    });
    expect(feed.scope).toHaveLength(27);
    expect(feed.rows).toMatchObject([
      {
        line: 7,
        auction: {
          title: 'Casa "boa"',
          minimumFirst: 32_000_000,
          images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
        },
      },
    ]);
  });

  test('[INTAKE-59] all that is wrong in a line is reported at once, each thing once', () => {
    const wrong = {
      title: '',
      first_date: 'amanhã',
      first_minimum: null,
      latitude: 90,
      longitude: 'leste',
      bedrooms: 2.5,
      link: 'sem endereço',
    };
    const message = rejection(wrong)!;
    expect(message.match(/'[a-z_]+(?=' )/g)).toEqual([
      "'title",
      "'first_date",
      "'latitude",
      "'longitude",
      "'first_minimum",
      "'bedrooms",
      "'link",
    ]);
  });

  test.each([
    [
      { first_minimum: 'abc', second_date: '09/12/2026 14:00' },
      "O campo 'first_minimum' deve ser um número, como 1234.56 ou 1.234,56. O campo 'second_date' deve ser depois de 'first_date'.",
    ],
    [
      {
        first_date: null,
        first_minimum: null,
        second_date: '09/12/2026 14:00',
        third_date: '09/12/2026 14:00',
        third_minimum: 'abc',
      },
      "O campo 'first_minimum' é obrigatório. O campo 'third_minimum' deve ser um número, como 1234.56 ou 1.234,56. O campo 'second_date' só pode vir com 'first_date'. O campo 'third_date' deve ser depois de 'second_date'.",
    ],
    // What could not be read was given, and is compared with nothing.
    [
      { first_date: 'logo', second_date: '20/12/2026 14:00', third_minimum: 1 },
      "O campo 'first_date' deve ser uma data na forma 'dd/mm/aaaa hh:mm' ou ISO 8601 com fuso, entre 2000 e 2099. O campo 'third_minimum' só pode vir com 'third_date'.",
    ],
    [
      { longitude: 'oeste' },
      "O campo 'longitude' deve ser um grau decimal entre -74 e -28. O campo 'latitude' falta: as duas coordenadas vêm juntas.",
    ],
  ])('[INTAKE-59] %j: contradictions are reported beside unreadable fields', (change, reason) => {
    const message = rejection(change)!;
    expect(message).toBe(reason);
    const fields = message.match(/O campo '[a-z_]+'/g)!;
    expect(fields).toEqual([...new Set(fields)]);
  });

  test('[INTAKE-59] of a line that is wrong all over the first fields are reported, and how many more', () => {
    const names = [
      ...Object.keys(lot),
      'kind',
      'address',
      'valuation',
      'area_total',
      'area_land',
      'parking',
      'extra',
    ];
    const message = parseLots(Object.fromEntries(names.map((name) => [name, ['?']]))).rejected[0]!.reason;
    expect(message.length).toBeLessThanOrEqual(600);
    expect(message).toMatch(/^O campo 'code' deve ser um texto\. .* E mais \d+ campos\.$/);
  });

  test('[API-09] a CSV with a column twice is refused whole: of two prices it is unclear which holds', () => {
    const twice = csv(';').replace('first_minimum', 'First_Minimum;first_minimum');
    const { rows, refused } = parse(twice, 'feed.csv');
    expect([rows, refused]).toEqual([[], "tem duas colunas 'first_minimum': não se sabe qual vale."]);
    // Columns without a name are no field.
    expect(
      parse(
        csv(';')
          .replace(/^(code.*)$/m, '$1;;')
          .replace(/^(L-1.*)$/m, '$1;;'),
        'feed.csv',
      ).rows,
    ).toHaveLength(1);
  });

  test('[API-09] a bad line costs no other, not even one with an open quote', () => {
    const good = csv(';').split('\r\n').at(-1)!;
    const lines = [...csv(';').split('\r\n'), '"aberta;x', 'a;b', good.replace('L-1', 'L-2'), good];
    const { rows, rejected } = parse(lines.join('\n'), 'feed.csv');
    expect(rows.map(({ line }) => line)).toEqual([7, 10]);
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [8, 'A linha tem aspas abertas e não fechadas.'],
      [9, 'A linha tem 2 colunas em vez de 10.'],
      [11, 'O número L-1 já apareceu nesta lista.'],
    ]);
  });
});

describe('a hostile file', () => {
  test('[API-09] prototype names are neither fields nor harm', () => {
    const text = `{"__proto__":{"code":"x"},"constructor":{"prototype":{"polluted":1}}}`;
    expect(parse(text).rejected).toMatchObject([{ line: 1, code: null, uf: null }]);
    expect(parse(text).rejected[0]?.reason).toMatch(/^O campo 'code' é obrigatório\. /);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('[API-09] a line of 10 MB is rejected by its size, and the next is read', () => {
    const { rows, rejected } = parse(`{"code":"${'9'.repeat(10_000_000)}"}\n${JSON.stringify(lot)}`);
    expect(rejected).toMatchObject([{ file: 'feed.jsonl', line: 1, reason: 'A linha tem mais de 256 kB.' }]);
    expect(rows).toHaveLength(1);
  });

  test('[API-09] control and direction marks leave no trace in the texts', () => {
    expect(read({ title: 'Casa\u0000 \u202Eda\nVila', city: 'It\uD800u' })).toMatchObject({
      title: 'Casa da Vila',
      city: 'It\uFFFDu',
    });
  });

  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...Object.values(lot)),
  );
  const nearlyGood = fc
    .tuple(fc.constantFrom(...Object.keys(lot)), value)
    .map(([field, held]) => ({ ...lot, [field]: held }));
  const someLot = fc.dictionary(
    fc.constantFrom(...Object.keys(lot), 'second_date', 'images', 'valuation', '__proto__'),
    value,
  );

  test('[API-09] whatever the lines hold, each is a row or a rejection, and nothing throws', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(someLot, nearlyGood), { minLength: 1 }), (lots) => {
        const text = ['{}', ...lots.map((entry) => JSON.stringify(entry))].join('\n');
        const { rows, rejected } = parse(text);
        const lines = [...rows, ...rejected].map(({ line }) => line).sort((a, b) => a - b);
        expect(lines).toEqual([{}, ...lots].map((_, at) => at + 1));
      }),
    );
  });

  test('[API-09] any bytes at all give an answer', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('', '{', 'code;title\n'),
        (bytes, start) => {
          const { rows, rejected, refused } = marteloFeed.parse({
            name: 'x',
            bytes: Buffer.concat([Buffer.from(start), bytes]),
          });
          expect(rows.length + rejected.length > 0).toBe(refused === null);
        },
      ),
    );
  });
});

describe('docs/martelo-feed.md', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/martelo-feed.md'), 'utf8');
  const example = (language: string) => page.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;

  test.each([
    ['json', 2],
    ['csv', 1],
  ])('[API-09] its %s example is taken as it stands', (language, lots) => {
    const feed = parse(example(language));
    expect(feed).toMatchObject({
      rejected: [],
      refused: null,
      listDate: '2026-11-20',
      source: { code: 'leiloes-exemplo' },
    });
    expect(feed.rows).toHaveLength(lots);
  });

  test('[INTAKE-58] its lot of three calls is taken as it stands', () => {
    const { rows, rejected } = parse(example('jsonl'));
    expect(rejected).toEqual([]);
    expect(rows[0]?.auction.third).toEqual({ date: new Date('2026-12-30T17:00Z'), minimum: 4_000_000 });
  });
});
