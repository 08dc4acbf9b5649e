import { discountOf } from '../sources/caixa-discount.ts';

const names =
  ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso';
const cities: Readonly<Record<string, string>> = {
  GO: 'GOIANIA',
  SP: 'CAMPINAS',
  RJ: 'NITEROI',
  SC: 'ARAQUARI',
};

const reais = (centavos: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(centavos / 100);

interface CaixaLine {
  uf?: string;
  /** Centavos. */
  price?: number;
  valuation?: number;
  address?: string;
}

/** A row of Caixa's list as it writes it; `id` is also in the link. */
export function caixaLine(
  id: number,
  {
    uf = 'GO',
    price = 10_000_000 + id * 1000,
    valuation = 32_100_000,
    address = `RUA T-${id}, N. 930`,
  }: CaixaLine = {},
): string {
  const discount = (discountOf(price, valuation) / 100).toFixed(2);
  return [
    ` ${id} `,
    uf,
    `${cities[uf]} `,
    'SETOR SÃO JOÃO ',
    address,
    reais(price),
    reais(valuation),
    discount,
    'Não',
    'Apartamento, 0.00 de área total, 64.00 de área privativa, 0.00 de área do terreno, 2 qto(s), varanda.',
    'Venda Online',
    ` https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=${id}`,
  ].join(';');
}

/** This many rows, numbered from `from`. */
export const caixaLines = (count: number, row: CaixaLine = {}, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => caixaLine(from + at, row));

/** A whole file as Caixa writes it, before it is bytes. `date` is `dd/mm/yyyy`. */
export const caixaText = (date: string, rows: readonly string[]): string =>
  ['', ` Lista de Imóveis da Caixa;;Data de geração:;${date};;;;;;;;`, names, '', ...rows, ''].join('\n');

/** A text as ISO-8859-1, which Caixa writes. */
export const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
