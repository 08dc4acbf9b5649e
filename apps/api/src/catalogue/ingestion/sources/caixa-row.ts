import { parseReais } from '@martelo/domain/money';

import { places } from '../../places/places.ts';
import { type ReadLine, unread, type UnreadLine } from './list-source.ts';
import type { ListedAuction } from './listed-auction.ts';
import { cleanText } from '../../../platform/text/clean-text.ts';
import { parseCaixaDescription } from './caixa-description.ts';
import { fitsDiscount } from './caixa-discount.ts';
import type { CaixaColumn, CaixaHeader } from './caixa-header.ts';
import { propertyTitle } from './property-title.ts';
import { toKind, toModality, toYesOrNo } from './caixa-labels.ts';
import { type Delimiter, splitCells } from './split-cells.ts';
import { titleCase } from './title-case.ts';

const detailPage = 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=';

/** The longest real row has 600 characters. */
const maxRowLength = 10_000;

/**
 * A valuation further above the price than this, or above this many centavos, is invalid: the highest seen is 13 times.
 */
const maxTimesPrice = 1000;
const maxValuation = 10_000_000_000_00;

/** The number as text; from the link where a spreadsheet has made it `1,55552E+12`. Null where the two contradict. */
function readCode(cell: string, link: string): string | null {
  const linked = /hdnimovel=(\d{1,20})(?!\d)/i.exec(link)?.[1] ?? null;
  if (!/^\d{1,20}$/.test(cell)) return linked;
  return linked === null || linked === cell ? cell : null;
}

function readCells(line: string, { delimiter, width }: CaixaHeader): string[] {
  const clean = (cell: string) => cleanText(cell);
  // cleanText treats a tab as a space, so such lines are split first.
  const cells =
    delimiter === '\t'
      ? (splitCells(line, delimiter) ?? line.split(delimiter)).map(clean)
      : splitPlain(cleanText(line), delimiter, width).map((cell) => cell.trim());
  while (cells.length > width && cells.at(-1) === '') cells.pop();
  return cells;
}

/** Caixa never quotes: a quote is part of an address, unless the line is a valid one of a copy with quotes. */
function splitPlain(line: string, delimiter: Delimiter, width: number): string[] {
  const quoted = line.includes('"') ? splitCells(line, delimiter) : null;
  return quoted?.length === width ? quoted : line.split(delimiter);
}

function readValuation(cell: string, price: number, fits: (valuation: number) => boolean) {
  if (cell === '') return null;
  const valuation = parseReais(cell);
  if (valuation === null || valuation > maxValuation) return undefined;
  return valuation > price * maxTimesPrice && !fits(valuation) ? undefined : valuation || null;
}

/** What a line with a wrong number of columns states of its property: its first cells, and the link at its end. */
function readTorn(cells: readonly string[]): Pick<UnreadLine, 'code' | 'uf'> {
  const uf = cells[1]?.toUpperCase() ?? '';
  return { code: readCode(cells[0] ?? '', cells.at(-1) ?? ''), uf: places().findState(uf) ? uf : null };
}

/**
 * One row of Caixa's list as an auction, or the Portuguese sentence that says why it can't be one. The discount column
 * only checks price and valuation (RULE-03 computes it); dates, occupancy and photos are not in the list and stay
 * unknown.
 */
export function readCaixaRow(
  text: string,
  line: number,
  header: CaixaHeader,
  onlyUf: string | null,
): ReadLine {
  if (text.length > maxRowLength)
    return unread(line, `A linha tem mais de ${maxRowLength} caracteres.`, { uf: onlyUf });
  const { columns, width } = header;
  const cells = readCells(text, header);
  if (cells.length !== width)
    return unread(line, `A linha tem ${cells.length} colunas em vez de ${width}.`, {
      ...readTorn(cells),
      ...(onlyUf && { uf: onlyUf }),
      isCut: cells.length < width,
    });
  const cell = (column: CaixaColumn) => cells[columns.get(column) ?? -1] ?? '';

  const uf = cell('uf').toUpperCase();
  const code = readCode(cell('id'), cell('link'));
  const known = { code, uf: places().findState(uf) ? uf : onlyUf };
  const id = cell('id').slice(0, 40);
  if (!code && /^\d{1,20}$/.test(id))
    return unread(line, `O número do imóvel '${id}' não é o do link de acesso.`, known);
  if (!code) return unread(line, `O número do imóvel '${id}' não é um número, e o link não o traz.`, known);
  if (!places().findState(uf)) return unread(line, `A UF '${uf.slice(0, 20)}' não existe.`, known);
  if (onlyUf && uf !== onlyUf) return unread(line, `A UF ${uf} não é a da lista (${onlyUf}).`, known);
  if (text.includes('\uFFFD'))
    return unread(line, 'A linha tem letras perdidas, que não se podem ler.', known);
  const price = parseReais(cell('price'));
  if (!price) return unread(line, `O preço '${cell('price').slice(0, 40)}' não é um valor em reais.`, known);

  const fits = (value: number) => fitsDiscount(cell('discount'), price, value);
  const valuation = readValuation(cell('valuation'), price, fits);
  const isFitting = typeof valuation === 'number' && fits(valuation);
  const { features, kind: listedKind, ...described } = parseCaixaDescription(cell('description'));
  const { kind, subcategoryId } = toKind(listedKind);
  // A house's land is not its size.
  const isGround = subcategoryId === null || subcategoryId === 3 || subcategoryId === 11;
  const city = titleCase(cell('city'));
  const neighborhood = titleCase(cell('neighborhood')) || null;
  const place = places().findPlace(uf, city);
  const auction: ListedAuction = {
    code,
    title: propertyTitle({
      kind,
      bedrooms: described.bedrooms,
      area: described.areaPrivate ?? described.areaTotal ?? (isGround ? described.areaLand : null),
      neighborhood,
      district: place?.district ?? null,
      city: place?.city.name ?? city,
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
    valuation,
    ...described,
    financing: columns.has('financing') ? (toYesOrNo(cell('financing')) ?? null) : undefined,
    extra: features,
    link: detailPage + code,
    images: [],
    auctioneer: null,
    featured: false,
  };
  return { line, auction, fits: isFitting, warning: isFitting ? null : describeMisfit(cell, valuation) };
}

function describeMisfit(cell: (column: CaixaColumn) => string, valuation: number | null | undefined): string {
  const [price, listed, discount] = (['price', 'valuation', 'discount'] as const).map((column) =>
    cell(column).slice(0, 40),
  );
  return valuation === undefined
    ? `O valor de avaliação '${listed}' não pode ser: fica o já conhecido.`
    : `O desconto '${discount}' não confere com o preço '${price}' e a avaliação '${listed}'.`;
}
