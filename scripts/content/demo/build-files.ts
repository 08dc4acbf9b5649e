import { costWorkbook } from './cost-workbook.ts';
import { guideNames, readGuide } from './read-guide.ts';
import { renderPdf } from './render-pdf.ts';
import { renderWorkbook } from './render-workbook.ts';

/** Written into the workbook as the local time, which the format has: the same bytes in every time zone. */
const edition = () => new Date(2026, 0, 5, 12);

/**
 * The bonus files by their names: a PDF of each guide, and the workbook. The two lessons are made by lesson-videos.mjs.
 */
export const buildFiles = (): Map<string, Buffer> =>
  new Map([
    ...guideNames.map((name) => [`${name}.pdf`, renderPdf(readGuide(name))] as const),
    ['custos-da-arrematacao.xlsx', renderWorkbook(costWorkbook, edition())],
  ]);
