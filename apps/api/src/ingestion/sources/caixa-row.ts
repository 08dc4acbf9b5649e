import { parseReais } from '@martelo/domain/money';

import { places } from '../../database/places.ts';
import type { ListedAuction } from '../listed-auction.ts';
import { cleanText } from '../reading/clean-text.ts';
import { parseCaixaDescription } from './caixa-description.ts';
import type { CaixaColumn, CaixaHeader } from './caixa-header.ts';
import { propertyTitle } from './property-title.ts';
import { toKind, toModality, toYesOrNo } from './caixa-words.ts';
import { titleCase } from './title-case.ts';

const detailPage = 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=';

/** The longest real row has 600 characters. */
const longestRow = 10_000;

/** The number as text; from the link where a spreadsheet has made it `1,55552E+12`. */
function readCode(cell: string, link: string): string | null {
  if (/^\d{1,20}$/.test(cell)) return cell;
  return /hdnimovel=(\d{1,20})(?!\d)/i.exec(link)?.[1] ?? null;
}

/**
 * One row of Caixa's list as an auction, or the Portuguese sentence that says why it can't be one. The discount column
 * is never read (RULE-03 computes it); dates, occupancy and photos are not in the list and stay unknown.
 */
export function readCaixaRow(
  line: string,
  { columns, width }: CaixaHeader,
  onlyUf: string | null,
): ListedAuction | string {
  if (line.length > longestRow) return `A linha tem mais de ${longestRow} caracteres.`;
  const cells = cleanText(line)
    .split(';')
    .map((cell) => cell.trim());
  while (cells.length > width && cells.at(-1) === '') cells.pop();
  if (cells.length !== width) return `A linha tem ${cells.length} colunas em vez de ${width}.`;
  const cell = (column: CaixaColumn) => cells[columns.get(column) ?? -1] ?? '';

  const code = readCode(cell('id'), cell('link'));
  if (!code) return `O número do imóvel '${cell('id').slice(0, 40)}' não é um número, e o link não o traz.`;
  const uf = cell('uf').toUpperCase();
  if (!places().findState(uf)) return `A UF '${uf.slice(0, 20)}' não existe.`;
  if (onlyUf && uf !== onlyUf) return `A UF ${uf} não é a da lista (${onlyUf}).`;
  const price = parseReais(cell('price'));
  if (!price) return `O preço '${cell('price').slice(0, 40)}' não é um valor em reais.`;

  const { features, kind: listedKind, ...described } = parseCaixaDescription(cell('description'));
  const { kind, subcategoryId } = toKind(listedKind);
  const city = titleCase(cell('city'));
  const neighborhood = titleCase(cell('neighborhood')) || null;
  return {
    code,
    title: propertyTitle({
      kind,
      bedrooms: described.bedrooms,
      area: described.areaPrivate ?? described.areaTotal ?? described.areaLand,
      neighborhood,
      city: places().findCity(uf, city)?.name ?? city,
      uf,
    }),
    type: 3,
    ...toModality(cell('modality')),
    subcategoryId,
    kind: kind || null,
    uf,
    city: city || null,
    neighborhood,
    address: titleCase(cell('address').replace(/,$/, '')) || null,
    latitude: null,
    longitude: null,
    dateFirst: null,
    dateSecond: null,
    minimumFirst: price,
    minimumSecond: null,
    valuation: parseReais(cell('valuation')) || null,
    ...described,
    financing: columns.has('financing') ? (toYesOrNo(cell('financing')) ?? null) : undefined,
    extra: features,
    link: detailPage + code,
    images: [],
    auctioneer: null,
    featured: false,
  };
}
