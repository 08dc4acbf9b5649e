import { strToU8, zipSync } from 'fflate';

import { type CellStyle, main, styleNumber, styleSheet, xml } from './workbook-styles.ts';
import { escapeHtml } from '../../../apps/api/src/platform/text/escape-html.ts';

/** A text, a figure, or a formula with the value that it has with the sheet's own figures. */
export interface Cell {
  style: CellStyle;
  value: string | number;
  formula?: string;
  /** To be filled in by the reader: coloured, and alone unlocked. */
  input?: boolean;
}

export interface Sheet {
  name: string;
  /** Widths of columns, in characters. */
  columns: readonly number[];
  /** Cells by their reference, `B5`. */
  cells: Readonly<Record<string, Cell>>;
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

function serializeCell([reference, cell]: [string, Cell]): string {
  const head = `<c r="${reference}" s="${styleNumber(cell.style, cell.input)}"`;
  if (typeof cell.value === 'string')
    return `${head} t="inlineStr"><is><t xml:space="preserve">${escapeHtml(cell.value)}</t></is></c>`;
  const formula = cell.formula === undefined ? '' : `<f>${escapeHtml(cell.formula)}</f>`;
  return `${head}>${formula}<v>${cell.value}</v></c>`;
}

function renderSheet({ columns, cells }: Sheet): string {
  const rows = Map.groupBy(Object.entries(cells), ([reference]) => Number(/\d+/.exec(reference)![0]));
  const cols = columns.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const data = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, own]) => `<row r="${row}">${own.map(serializeCell).join('')}</row>`);
  return xml(
    `<worksheet xmlns="${main}"><cols>${cols.join('')}</cols><sheetData>${data.join('')}</sheetData>` +
      '<pageSetup paperSize="9" fitToWidth="1" fitToHeight="0"/></worksheet>',
  );
}

/**
 * Sheets as an .xlsx workbook. Formulas carry their values, for what shows files without reckoning, and are reckoned
 * anew when it is opened. The same sheets at the same `mtime` give the same bytes.
 */
export function renderWorkbook(sheets: readonly Sheet[], mtime: Date): Buffer {
  const each = <Text>(print: (sheet: Sheet, number: number) => Text) =>
    sheets.map((sheet, at) => print(sheet, at + 1));
  const part = (type: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`;
  const files: Record<string, string> = {
    '[Content_Types].xml': xml(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part('sheet.main')}"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${part('styles')}"/>` +
        each(
          (_sheet, n) =>
            `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${part('worksheet')}"/>`,
        ).join('') +
        '</Types>',
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
        each(({ name }, n) => `<sheet name="${escapeHtml(name)}" sheetId="${n}" r:id="rId${n}"/>`).join('') +
        '</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packaged}/relationships">` +
        each(
          (_sheet, n) =>
            `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
        ).join('') +
        `<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': styleSheet,
  };
  each((sheet, n) => (files[`xl/worksheets/sheet${n}.xml`] = renderSheet(sheet)));
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(bytes, { mtime, level: 9 }));
}
