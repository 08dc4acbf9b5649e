import { places } from '../../places/places.ts';
import type { ListReader, ListSource } from './list-source.ts';
import type { ParsedFile } from './listed-auction.ts';
import { describeHtml, looksLikeHtml } from '../reading/html-page.ts';
import type { ListFile } from '../reading/input-file.ts';
import { linesOf } from '../reading/read-lines.ts';
import { readCaixaHeader } from './caixa-header.ts';
import { readCaixaRow } from './caixa-row.ts';
import { dateInName } from './list-date.ts';
import { parseWhole } from './parse-whole.ts';

const blank = /^[;,"\s]*$/;

const known = (uf: string | undefined) => (uf && places().findState(uf) ? uf : null);

/** The state of a file under Caixa's own name, `Lista_imoveis_SP.csv`, which must not contain rows of other states. */
const stateInName = (name: string) =>
  known(/Lista_imoveis_([A-Z]{2})(?![A-Z])/i.exec(name)?.[1]?.toUpperCase());

/** The state of `SP_2026-01-08.csv`, the only state of a list without a row. */
const stateAtStart = (name: string) => known(/(?:^|[\\/])([A-Z]{2})[_.-][^\\/]*$/.exec(name)?.[1]);

function open(name: string, head: string): ListReader | string {
  if (head.trim() === '') return 'está vazio.';
  if (looksLikeHtml(head)) return describeHtml(head);
  const header = readCaixaHeader(linesOf(head));
  if (typeof header === 'string') return header;
  const onlyUf = stateInName(name);
  const uf = onlyUf ?? stateAtStart(name);
  return {
    listDate: header.listDate ?? dateInName(name),
    scope: onlyUf ? [onlyUf] : [],
    scopeWithoutRows: uf ? [uf] : [],
    coversRows: true,
    read: (text, line) =>
      line <= header.line || blank.test(text) ? null : readCaixaRow(text, line, header, onlyUf),
  };
}

const source: ListSource = {
  code: 'caixa',
  name: 'Caixa Econômica Federal',
  freshDays: 7,
  capped: false,
  ownTitles: false,
  endsLines: true,
  none: 'tem o cabeçalho da lista, mas nenhum imóvel.',
  open,
};

/** Caixa's public list of properties for sale, `Lista_imoveis_XX.csv` (API-09). */
export const caixa = { ...source, parse: (file: ListFile): ParsedFile => parseWhole(source, file) };
