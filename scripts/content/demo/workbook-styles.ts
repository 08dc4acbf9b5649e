export type CellStyle =
  | 'title'
  | 'heading'
  | 'label'
  | 'note'
  | 'money'
  | 'percent'
  | 'number'
  | 'total'
  | 'totalPercent';

/** The namespace of sheets, and the head that every part has. */
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;

const styles: readonly CellStyle[] = [
  'label',
  'title',
  'heading',
  'note',
  'money',
  'percent',
  'number',
  'total',
  'totalPercent',
];
const inputs = ['money', 'percent', 'number'] as const;

/** The number of a style in the sheet below; cells to fill in have styles of their own. */
export const styleNumber = (style: CellStyle, input = false): number =>
  input ? styles.length + inputs.findIndex((kind) => kind === style) : styles.indexOf(style);

const numberFormats = { money: 164, percent: 10, number: 1, total: 164, totalPercent: 10 } as const;
const format = (style: CellStyle) =>
  style in numberFormats ? numberFormats[style as keyof typeof numberFormats] : 0;
const fonts: Partial<Record<CellStyle, number>> = {
  title: 1,
  heading: 2,
  note: 3,
  total: 4,
  totalPercent: 4,
};
const fills: Partial<Record<CellStyle, number>> = { total: 3, totalPercent: 3 };

/** Fonts, fills and formats by their number. */
export const styleSheet = xml(
  `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;R$&quot;\\ #,##0.00"/></numFmts>` +
    '<fonts count="5"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><color rgb="FF0D4F8C"/><name val="Calibri"/></font>' +
    '<font><i/><sz val="10"/><color rgb="FF636E7A"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF3C4"/></patternFill></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF5"/></patternFill></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="${styles.length + inputs.length}">` +
    styles
      .map(
        (style) =>
          `<xf numFmtId="${format(style)}" fontId="${fonts[style] ?? 0}" fillId="${fills[style] ?? 0}" borderId="0" ` +
          'applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center"/></xf>',
      )
      .join('') +
    inputs
      .map(
        (style) =>
          `<xf numFmtId="${format(style)}" fontId="0" fillId="2" borderId="0" applyNumberFormat="1" applyFill="1" ` +
          'applyProtection="1"><protection locked="0"/></xf>',
      )
      .join('') +
    '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
);
