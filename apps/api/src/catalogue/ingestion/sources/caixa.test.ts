import { describe, expect, test } from 'vitest';

import { caixa } from './caixa.ts';

const header =
  ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Descrição;Modalidade de venda;Link de acesso';
const preamble = ['', ' Lista de Imóveis da Caixa;;Data de geração:;08/01/2026;;;;;;;', header, ''];
const flat =
  'Apartamento, 0.00 de área total, 49.46 de área privativa, 0.00 de área do terreno,  2 qto(s), a.serv, WC, 1 sala(s), cozinha, 1 vaga(s) de garagem.';

function aRow(
  change: Partial<
    Record<'id' | 'uf' | 'price' | 'valuation' | 'description' | 'modality' | 'link', string>
  > = {},
) {
  const {
    id = '8444420114506',
    uf = 'SC',
    price = '94.742,55',
    valuation = '233.000,00',
    description = flat,
  } = change;
  const { modality = 'Venda Direta Online', link = `https://venda-imoveis.caixa.gov.br/x?hdnimovel=${id}` } =
    change;
  return ` ${id} ;${uf} ;ABELARDO LUZ ;VILA DO LAGO II ;RUA DA LUZ, N. 54, BL A ;${price};${valuation};59.34;${description};${modality}; ${link}`;
}

const parse = (lines: readonly string[], name = 'lista.csv') =>
  caixa.parse({ name, bytes: Buffer.from(lines.join('\n'), 'latin1') });
const onlyRow = (change: Parameters<typeof aRow>[0]) => parse([...preamble, aRow(change)]).rows[0]?.auction;

const aFinancedRow = (id: string, word: string) => aRow({ id }).replace(';59.34;', `;59.34;${word};`);

describe('a row', () => {
  test('[API-09] becomes an auction with what the list says, and nothing that it does not', () => {
    const { rows, listDate, scope } = parse([...preamble, aRow()]);
    expect({ listDate, scope }).toEqual({ listDate: '2026-01-08', scope: ['SC'] });
    expect(rows).toEqual([
      {
        line: 5,
        auction: {
          code: '8444420114506',
          title: 'Apartamento de 2 quartos, Vila do Lago II, Abelardo Luz – SC',
          type: 3,
          modality: 'Venda Direta Online',
          directSale: true,
          saleMethod: 'direct',
          subcategoryId: 2,
          kind: 'Apartamento',
          uf: 'SC',
          city: 'Abelardo Luz',
          neighborhood: 'Vila do Lago II',
          address: 'Rua da Luz, N. 54, BL A',
          latitude: null,
          longitude: null,
          dateFirst: null,
          dateSecond: null,
          minimumFirst: 9_474_255,
          minimumSecond: null,
          valuation: 23_300_000,
          areaTotal: null,
          areaPrivate: 49.46,
          areaLand: null,
          bedrooms: 2,
          parking: 1,
          financing: undefined,
          extra: 'Área de serviço, banheiro, 1 sala e cozinha',
          link: 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=8444420114506',
          images: [],
          auctioneer: null,
          featured: false,
        },
      },
    ]);
  });

  test('[LABEL-05] an area below a square metre, which Caixa writes where it has none, is left out', () => {
    const description =
      'Casa, 0.63 de área total, 0.01 de área privativa, 209.92 de área do terreno,  2 qto(s).';
    expect(onlyRow({ description })).toMatchObject({ areaTotal: null, areaPrivate: null, areaLand: 209.92 });
    const small = 'Outros, 1.00 de área total, 0.00 de área privativa, 0.00 de área do terreno.';
    expect(onlyRow({ description: small })).toMatchObject({
      areaTotal: 1,
      areaPrivate: null,
      areaLand: null,
    });
  });

  test.each([
    ['Casa', /^Casa, /],
    ['Galpão', /^Galpão, /],
    ['Loja', /^Loja, /],
    ['Terreno', /^Terreno de 300 m², /],
    ['Imóvel rural', /^Imóvel rural de 300 m², /],
    ['Outros', /^Imóvel de 300 m², /],
  ])('[LABEL-05] the ground of what is built is not its size: %s', (kind, title) => {
    const description = `${kind}, 0.00 de área total, 0.00 de área privativa, 300.00 de área do terreno.`;
    expect(onlyRow({ description })?.title).toMatch(title);
  });

  test.each([
    ['Casa', 1],
    ['Sobrado', 1],
    ['Apartamento', 2],
    ['Terreno', 3],
    ['Gleba', 3],
    ['Gleba Urbana', 3],
    ['Galpão', 4],
    ['Sala', 10],
    ['Loja', 10],
    ['Prédio', 10],
    ['Comercial', 10],
    ['Imóvel rural', 11],
    ['Outros', null],
    ['Castelo', null],
  ])('[RULE-08] %s is of subcategory %s', (kind, subcategoryId) => {
    const description = `${kind}, 0.00 de área total, 0.00 de área privativa, 300.00 de área do terreno.`;
    expect(onlyRow({ description })).toMatchObject({ kind, subcategoryId, areaLand: 300, bedrooms: null });
  });

  test.each([
    ['Venda Direta Online', true],
    ['Venda Online', true],
    ['Leilão SFI - Edital Único', false],
    ['Licitação Aberta', false],
    ['Permuta Assistida', false],
  ])('[API-09] %s is stored as the modality; a sale without rounds: %s', (modality, directSale) => {
    expect(onlyRow({ modality })).toMatchObject({ modality, directSale, dateFirst: null });
  });

  test.each([
    ['1.234.567,89', 123_456_789],
    ['147398.67', 14_739_867],
    ['284000', 28_400_000],
  ])('[API-09] a price written as %s is %i centavos', (price, centavos) => {
    expect(onlyRow({ price })?.minimumFirst).toBe(centavos);
  });

  test('[API-09] the id comes back from the link when a spreadsheet rounded it', () => {
    const link =
      'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnOrigem=index&hdnimovel=1555521234567';
    expect(onlyRow({ id: '1,55552E+12', link })?.code).toBe('1555521234567');
  });

  test('[API-09] a valuation of zero is not informed', () => {
    expect(onlyRow({ valuation: '0,00' })?.valuation).toBeNull();
  });
});

describe('a bad row', () => {
  test.each([
    ['too few columns', 'isto;não;é', 'A linha tem 3 colunas em vez de 11.'],
    [
      'no number',
      aRow({ id: 'abc', link: 'https://x' }),
      "O número do imóvel 'abc' não é um número, e o link não o traz.",
    ],
    ['no price', aRow({ price: 'sob consulta' }), "O preço 'sob consulta' não é um valor em reais."],
    ['a price of zero', aRow({ price: '0,00' }), "O preço '0,00' não é um valor em reais."],
    ['an unknown state', aRow({ uf: 'XX' }), "A UF 'XX' não existe."],
    ['endless', 'x'.repeat(10_001), 'A linha tem mais de 10000 caracteres.'],
    ['a repeated number', aRow(), 'O número 8444420114506 já apareceu nesta lista.'],
  ])('[API-09] %s is rejected by its line and costs no other row', (_case, bad, reason) => {
    const { rows, rejected } = parse([...preamble, aRow(), bad, '', aRow({ id: '10203835' })]);
    expect(rejected).toMatchObject([{ file: 'lista.csv', line: 6, reason }]);
    expect(rows.map(({ line, auction }) => [line, auction.code])).toEqual([
      [5, '8444420114506'],
      [8, '10203835'],
    ]);
  });

  test("[API-09] a row of another state than the file's is rejected, and the file covers its own", () => {
    const { rows, rejected, scope } = parse(
      [...preamble, aRow(), aRow({ id: '1234', uf: 'RJ' })],
      'Lista_imoveis_SC.csv',
    );
    expect(rows).toHaveLength(1);
    expect(rejected).toMatchObject([{ line: 6, reason: 'A UF RJ não é a da lista (SC).' }]);
    expect(scope).toEqual(['SC']);
  });
});

describe('the whole file', () => {
  test.each([
    ['an empty file', [''], 'está vazio.'],
    ['a header without rows', preamble, 'tem o cabeçalho da lista, mas nenhum imóvel.'],
    [
      'another table',
      ['a;b;c', '1;2;3'],
      "não tem o cabeçalho da lista da Caixa ('N° do imóvel;UF;Cidade;…').",
    ],
    ['a page', ['<html><body>Erro</body></html>'], 'é uma página HTML, não uma lista.'],
  ])('[API-09] %s is refused by name', (_case, lines, refused) => {
    expect(parse(lines)).toMatchObject({ refused, rows: [], rejected: [] });
  });

  test.each([
    ['accents lost', header.normalize('NFD').replace(/\p{M}/gu, '')],
    ['accents replaced', header.replace(/[^ -~]/g, '?')],
    ['UTF-8 read as Latin', Buffer.from(header).toString('latin1')],
    ['N do imovel', header.replace('N° do imóvel', 'N do imovel')],
  ])('[API-09] the header is found with %s', (_case, damaged) => {
    expect(parse([damaged, aRow()]).rows).toHaveLength(1);
  });

  test.each([
    ['Lista_imoveis_SC_2026-02-03.csv', '2026-02-03'],
    ['2026-01/SC_2026-03.csv', null],
    ['2026-01-02/SC_2026-03.csv', '2026-01-02'],
    ['lista.csv', null],
    ['SC_2026-13-40.csv', null],
  ])('[API-09][INTAKE-15] without its date line, %s is of %s', (name, listDate) => {
    expect(parse([header, aRow()], name).listDate).toBe(listDate);
  });

  test('[API-09] the financing column is read by its name, wherever it stands', () => {
    const withColumn = header.replace('Desconto;', 'Desconto;Financiamento;');
    const { rows } = parse([withColumn, aFinancedRow('1111', 'Sim'), aFinancedRow('2222', 'Nao')]);
    expect(rows.map(({ auction }) => auction.financing)).toEqual([true, false]);
  });

  const cells = [header, aRow({ id: '1111' }), aRow({ id: '2222' })].map((line) =>
    line.split(';').map((cell) => cell.trim()),
  );
  const quoted = (delimiter: string) =>
    cells.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter));

  test.each([
    ['quotes', quoted(';')],
    ['commas and quotes', quoted(',')],
    ['tabs', cells.map((line) => line.join('\t'))],
    ['tabs and quotes', quoted('\t')],
  ])('[INTAKE-13] a copy with %s is read as the original is', (_case, lines) => {
    const original = parse(cells.map((line) => line.join(';')));
    expect(original.rows).toHaveLength(2);
    expect(parse(lines)).toEqual(original);
  });

  test('[INTAKE-13] a quote in an address is a letter of it', () => {
    const address = 'RUA "LUZ", N. 54, BL "A"';
    const line = aRow().replace('RUA DA LUZ, N. 54, BL A', address);
    expect(parse([header, line]).rows[0]?.auction.address).toBe('Rua "Luz", N. 54, BL "A"');
    expect(parse([header, aRow().replace('RUA DA LUZ', '"DA LUZ" RUA')]).rows).toHaveLength(1);
  });

  test('[INTAKE-13] a header without some of its columns is refused by their names', () => {
    const lacking = header.replace('Preço;', '').replace('Link de acesso', 'Endereço eletrônico');
    expect(parse([lacking, aRow()]).refused).toBe(
      'tem o cabeçalho da lista da Caixa sem as colunas Preço, Link de acesso.',
    );
  });
});
