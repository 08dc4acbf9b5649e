import { fold } from '@martelo/domain/fold';
import { toReais } from '@martelo/domain/money';

import { discountOf } from '../catalogue/ingestion/sources/caixa-discount.ts';
import type { CaixaSale } from './caixa-sale.ts';
import type { InventedProperty } from './invented-property.ts';

/** One row of the list before serialization. */
export interface CaixaCsvRow {
  id: string;
  property: InventedProperty;
  sale: CaixaSale;
  financing: boolean;
}

const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });
const capitals = (text: string) => fold(text).toUpperCase();
const area = (size: number | null) => (size ?? 0).toFixed(2);

function describe({ kind, areaTotal, areaPrivate, areaLand, bedrooms, parking }: InventedProperty): string {
  const rooms = bedrooms > 0 ? [` ${bedrooms} qto(s)`, 'a.serv', 'WC', '1 sala(s)', 'cozinha'] : [];
  const garage = parking > 0 ? [`${parking} vaga(s) de garagem`] : [];
  const areas = [
    `${area(areaTotal)} de área total`,
    `${area(areaPrivate)} de área privativa`,
    `${area(areaLand)} de área do terreno`,
  ];
  return `${[kind, ...areas, ...rooms, ...garage].join(', ')}.`;
}

function toLine(row: CaixaCsvRow): string {
  const { id, property, sale, financing } = row;
  const shown = discountOf(sale.price, property.valuation) / 100;
  const number = property.number === null ? 'N. SN' : `N. ${property.number}`;
  return [
    ` ${id} `,
    `${property.uf} `,
    `${capitals(property.city)} `,
    `${capitals(property.neighborhood)} `,
    `${capitals(property.street)}, ${number}${property.unit ? `, Apto ${property.unit}` : ''} `,
    reais.format(toReais(sale.price)),
    reais.format(toReais(property.valuation)),
    shown.toFixed(2),
    financing ? 'Sim' : 'Não',
    describe(property),
    sale.modality,
    ` https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=${id}`,
  ].join(';');
}

/** The bytes of a list as Caixa writes it: ISO-8859-1, four lines before the rows. `date` is `dd/mm/yyyy`. */
export function writeCaixaCsv(date: string, rows: readonly CaixaCsvRow[]): Uint8Array {
  const preamble = [
    '',
    ` Lista de Imóveis da Caixa;;Data de geração:;${date};;;;;;;;`,
    ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso',
    '',
  ];
  return Buffer.from(`${[...preamble, ...rows.map(toLine)].join('\n')}\n`, 'latin1');
}
