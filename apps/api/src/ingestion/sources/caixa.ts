import { places } from '../../database/places.ts';
import type { ListFile, ListSource, ParsedFile } from '../listed-auction.ts';
import { decode } from '../reading/decode.ts';
import { describeHtml, looksLikeHtml } from '../reading/html-page.ts';
import { type CaixaHeader, readCaixaHeader } from './caixa-header.ts';
import { readCaixaRow } from './caixa-row.ts';
import { dateInName } from './list-date.ts';
import { type ReadLine, sortRows } from './sort-rows.ts';

const blank = /^[;\s]*$/;

/** The state of a file under Caixa's own name, `Lista_imoveis_SP.csv`; null for all others. */
function stateInName(name: string): string | null {
  const uf = /Lista_imoveis_([A-Z]{2})(?![A-Z])/i.exec(name)?.[1]?.toUpperCase();
  return uf && places().findState(uf) ? uf : null;
}

function* readRows(
  lines: readonly string[],
  header: CaixaHeader,
  onlyUf: string | null,
): Generator<ReadLine> {
  for (let position = header.rowsFrom; position < lines.length; position++) {
    const line = lines[position] ?? '';
    if (!blank.test(line)) yield { line: position + 1, auction: readCaixaRow(line, header, onlyUf) };
  }
}

function refusal(text: string, header: CaixaHeader | null): string {
  if (text.trim() === '') return 'está vazio.';
  if (looksLikeHtml(text)) return describeHtml(text);
  return header
    ? 'tem o cabeçalho da lista, mas nenhum imóvel.'
    : "não tem o cabeçalho da lista da Caixa ('N° do imóvel;UF;Cidade;…').";
}

function parse({ name, bytes }: ListFile): ParsedFile {
  const text = decode(bytes);
  const lines = text.split(/\r\n|\n|\r/);
  const header = readCaixaHeader(lines);
  const onlyUf = stateInName(name);
  const { rows, rejected } = sortRows(name, header ? readRows(lines, header, onlyUf) : []);
  const states = new Set(rows.map(({ auction }) => auction.uf));
  if (onlyUf) states.add(onlyUf);
  return {
    file: name,
    listDate: header?.listDate ?? dateInName(name),
    scope: [...states].sort(),
    rows,
    rejected,
    refused: rows.length + rejected.length > 0 ? null : refusal(text, header),
  };
}

/** Caixa's public list of properties for sale, `Lista_imoveis_XX.csv` (API-09). */
export const caixa: ListSource = { code: 'caixa', name: 'Caixa Econômica Federal', capped: false, parse };
