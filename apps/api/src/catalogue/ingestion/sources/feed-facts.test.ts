import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readFacts } from './feed-facts.ts';
import { marteloFeed } from './martelo-feed.ts';

const nothing = {
  editalUrl: null,
  processNumber: null,
  occupancy: null,
  acceptsFgts: null,
  postalCode: null,
  registration: null,
  iptu: null,
  condominium: null,
  bids: null,
};
const everything = {
  edital_url: 'https://leiloes.example/editais/1.pdf',
  process_number: '1000001-09.2026.8.26.0114',
  occupancy: 'Ocupado',
  accepts_fgts: 'não',
  postal_code: '13024-000',
  registration_number: '45.678',
  registration_office: '1º Registro de Imóveis de Campinas',
  iptu_debt: '1.234,56',
  iptu_paid_by: 'preço',
  condominium_debt: 4321,
  condominium_paid_by: 'arrematante',
  bids: '0',
};
const statedFacts = {
  editalUrl: 'https://leiloes.example/editais/1.pdf',
  processNumber: '10000010920268260114',
  occupancy: 'occupied',
  acceptsFgts: false,
  postalCode: '13024000',
  registration: { number: '45.678', office: '1º Registro de Imóveis de Campinas' },
  iptu: { amount: 123_456, paidBy: 'proceeds' },
  condominium: { amount: 432_100, paidBy: 'buyer' },
  bids: 0,
};

test('[INTAKE-50] every fact of a lot is read', () => {
  expect(readFacts(everything)).toEqual({ facts: statedFacts, warning: null });
});

test('[INTAKE-50] what a lot does not state is left out, and no fact at all is no object', () => {
  expect(readFacts({ occupancy: '', edital_url: null, postal_code: ' ' })).toEqual({
    facts: null,
    warning: null,
  });
  expect(readFacts({ occupancy: 'não informado' })).toEqual({ facts: null, warning: null });
  expect(readFacts({ condominium_paid_by: 'vendedor' }).facts).toEqual({
    ...nothing,
    condominium: { amount: null, paidBy: 'seller' },
  });
});

describe('[INTAKE-51] the number of a court case', () => {
  test.each([
    ['1000001-09.2026.8.26.0114', '10000010920268260114'],
    ['0700123-45.2024.8.07.0001', '07001234520248070001'],
    ['5012345-86.2023.4.04.7200', '50123458620234047200'],
    ['0010234-39.2019.5.15.0032', '00102343920195150032'],
    ['08034564020214058300', '08034564020214058300'],
    [' 0803456-40.2021.4.05.8300 ', '08034564020214058300'],
  ])('%j is taken', (text, number) => {
    expect(readFacts({ process_number: text })).toEqual({
      facts: { ...nothing, processNumber: number },
      warning: null,
    });
  });

  test.each([
    ['a wrong check digit', '1000001-10.2026.8.26.0114'],
    ['two digits that changed places', '1000010-09.2026.8.26.0114'],
    ['another year', '1000001-09.2025.8.26.0114'],
    ['an older number', '114.01.2008.012345-6'],
    ['a name beside it', '1000001-09.2026.8.26.0114 Fulano de Tal'],
    ['the branch of justice 0', '1000001-09.2026.0.26.0114'],
    ['a number that JSON has rounded', 10_000_010_920_268_260_000],
  ])('%s is left out and named, and not repeated', (_, text) => {
    const { facts, warning } = readFacts({ process_number: text });
    expect(facts).toBeNull();
    expect(warning).toBe(
      "O campo 'process_number' deve ser só o número único do processo, NNNNNNN-DD.AAAA.J.TR.OOOO, com o dígito verificador certo. Ficou de fora.",
    );
  });
});

describe('[INTAKE-52] no person is named', () => {
  test.each([
    ['process_number', '529.982.247-25'],
    ['registration_number', '529.982.247-25'],
    ['registration_number', '52998224725'],
    ['registration_office', 'Cartório de Fulano, CPF 111.222.333-44'],
    ['registration_office', '1º Ofício 529 982 247 25'],
    ['edital_url', 'https://leiloes.example/editais/52998224725.pdf'],
    ['edital_url', 'https://leiloes.example/editais?cpf=529%2E982%2E247%2D25'],
    ['postal_code', '529.982.247-25'],
  ])('a CPF in %s is refused', (field, text) => {
    const { facts, warning } = readFacts({ [field]: text });
    expect(facts).toBeNull();
    expect(warning).toBe(`O campo '${field}' não pode trazer um CPF. Ficou de fora.`);
  });

  test.each([
    [
      'registration_office',
      'Maria da Silva',
      "deve ser o nome do cartório, como '1º Registro de Imóveis de Campinas'",
    ],
    ['registration_number', '45.678 de Maria', 'deve ser só o número da matrícula'],
  ])('a name in %s is refused', (field, text, expected) => {
    expect(readFacts({ [field]: text })).toEqual({
      facts: null,
      warning: `O campo '${field}' ${expected}. Ficou de fora.`,
    });
  });

  test.each([
    ['registration_number', '111435.2.0123456-78'],
    ['registration_number', 'M-45.678'],
    ['registration_office', '2º CRI de Goiânia'],
    ['edital_url', 'https://leiloes.example/editais/12345678901.pdf'],
    ['edital_url', 'https://leiloes.example/editais/2026-11-20.pdf'],
  ])('%s %j is no CPF and no name', (field, text) => {
    expect(readFacts({ [field]: text }).warning).toBeNull();
  });
});

test.each([
  ['edital_url', 'http://leiloes.example/1.pdf', 'deve ser um endereço que comece por https://'],
  ['edital_url', 'javascript:alert(1)', 'deve ser um endereço que comece por http:// ou https://'],
  [
    'edital_url',
    'https://eu:senha@leiloes.example/',
    'deve ser um endereço que comece por http:// ou https://',
  ],
  ['occupancy', 'talvez', 'deve ser um destes: ocupado, desocupado, nao informado'],
  ['accepts_fgts', 'às vezes', "deve ser 'sim' ou 'não'"],
  ['postal_code', '1302-400', 'deve ser um CEP de 8 algarismos'],
  ['iptu_debt', 'muito', 'deve ser um número, como 1234.56 ou 1.234,56'],
  ['condominium_paid_by', 'Fulano', 'deve ser um destes: arrematante, vendedor, preco'],
  ['bids', '1,5', 'deve ser um número inteiro'],
  ['bids', '-1', 'deve ficar entre 0 e 1.000.000'],
])('[INTAKE-53] %s %j is left out and named', (field, text, expected) => {
  expect(readFacts({ [field]: text })).toEqual({
    facts: null,
    warning: `O campo '${field}' ${expected}. Ficou de fora.`,
  });
});

test('[INTAKE-53] a wrong fact costs its lot neither the others nor its line, however many there are', () => {
  const { facts, warning } = readFacts({ ...everything, postal_code: '1', bids: 'x' });
  expect(facts).toEqual({ ...statedFacts, postalCode: null, bids: null });
  expect(warning).toContain("'postal_code'");
  expect(warning).toContain("'bids'");
  const wrong = Object.fromEntries(Object.keys(everything).map((field) => [field, '?']));
  expect(readFacts(wrong).warning!.length).toBeLessThanOrEqual(600);
});

test('[INTAKE-50] lines of CSV and of JSON give the same, with what was left out', () => {
  const lot = {
    code: 'L-1',
    title: 'Apartamento em Campinas – SP',
    type: 'judicial',
    uf: 'SP',
    city: 'Campinas',
    first_minimum: 320_000,
    link: 'https://leiloes.example/l-1',
    ...everything,
    occupancy: 'talvez',
  };
  const parse = (name: string, text: string) => marteloFeed.parse({ name, bytes: Buffer.from(text) });
  const json = parse('lista.jsonl', JSON.stringify(lot));
  const csv = parse('lista.csv', `${Object.keys(lot).join(';')}\n${Object.values(lot).join(';')}\n`);
  for (const { rows, rejected } of [json, csv]) {
    expect(rejected).toEqual([]);
    expect(rows).toMatchObject([
      {
        auction: { code: 'L-1', facts: { ...statedFacts, occupancy: null } },
        warning: "O campo 'occupancy' deve ser um destes: ocupado, desocupado, nao informado. Ficou de fora.",
      },
    ]);
  }
});

const root = resolve(import.meta.dirname, '../../../../../..');
test.each([
  ['jsonl', 'docs/martelo-feed.md', '```json\n', '```'],
  ['csv', 'docs/martelo-feed.md', '```csv\n', '```'],
  ['csv', 'apps/web/src/features/auctioneer/feed-format.tsx', 'const sample = `', '`'],
])('[INTAKE-50] the %s example of %s states facts, and none is left out', (ending, file, begin, end) => {
  const text = readFileSync(resolve(root, file), 'utf8').split(begin)[1]!.split(end)[0]!;
  const { rows, rejected } = marteloFeed.parse({ name: `lista.${ending}`, bytes: Buffer.from(text) });
  expect(rejected).toEqual([]);
  expect(rows.map(({ warning }) => warning ?? null)).toEqual(rows.map(() => null));
  expect(rows[0]!.auction.facts?.editalUrl).toMatch(/^https:/);
});
