import type { Guide, GuideSection } from './guide.ts';
import { breakLines, pdfString, textWidth, type Weight } from './helvetica.ts';

/** A4 in points. */
export const pageSize = { width: 595, height: 842 };
const margin = { side: 64, top: 72, bottom: 76 };
const measure = pageSize.width - 2 * margin.side;
const ink = '0.11 0.13 0.16 rg';
const soft = '0.39 0.43 0.48 rg';
const accent = '0.05 0.31 0.55 rg';
const sizes = { title: 26, subtitle: 12.5, heading: 15, text: 10.8, foot: 8.5 };
const leading = 1.5;

export interface SetPage {
  /** The page's operators. */
  content: string;
  /** Sections that begin here, for the outline. */
  headings: { text: string; top: number }[];
}

interface Style {
  size: number;
  weight: Weight;
  colour: string;
}
const text: Style = { size: sizes.text, weight: 'regular', colour: ink };

const draw = (line: string, x: number, y: number, { size, weight, colour }: Style) =>
  `BT ${colour} /${weight === 'bold' ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td ${pdfString(line)} Tj ET\n`;

/** Sets a guide into pages: the title on the first, a foot with the page's number on each. */
export function setPages(guide: Guide): SetPage[] {
  const pages: SetPage[] = [];
  let page: SetPage = { content: '', headings: [] };
  let y = 0;

  const turn = () => {
    page = { content: '', headings: [] };
    pages.push(page);
    y = pageSize.height - margin.top;
  };
  const room = (height: number) => {
    if (y - height < margin.bottom) turn();
  };
  const write = (words: string, style: Style, indent = 0) => {
    const lines = breakLines(words, measure - indent, style.size, style.weight);
    lines.forEach((line, at) => {
      // Neither the first nor the last line of a paragraph stands alone on a page.
      if (at === 0) room(style.size * leading * Math.min(2, lines.length));
      else if (at === lines.length - 2) room(style.size * leading * 2);
      else room(style.size * leading);
      y -= style.size * leading;
      page.content += draw(line, margin.side + indent, y, style);
    });
  };

  const writeSection = ({ heading, paragraphs = [], points = [], checks = [], terms = [] }: GuideSection) => {
    room(sizes.heading * 2 + sizes.text * leading * 3);
    y -= 14;
    page.headings.push({ text: heading, top: y });
    write(heading, { size: sizes.heading, weight: 'bold', colour: accent });
    y -= 4;
    for (const paragraph of paragraphs) {
      write(paragraph, text);
      y -= 6;
    }
    for (const [item, box] of [
      ...points.map((point) => [point, false] as const),
      ...checks.map((check) => [check, true] as const),
    ]) {
      room(sizes.text * leading * Math.min(2, breakLines(item, measure - 20, sizes.text, 'regular').length));
      const base = y - sizes.text * leading;
      page.content += box
        ? `0.6 w 0.39 0.43 0.48 RG ${margin.side + 1} ${(base - 1).toFixed(2)} 9 9 re S\n`
        : draw('•', margin.side + 4, base, { ...text, colour: accent });
      write(item, text, 20);
      y -= 4;
    }
    for (const [term, meaning] of terms) {
      room(sizes.text * leading * 3);
      write(term, { ...text, weight: 'bold' });
      write(meaning, text, 12);
      y -= 5;
    }
    y -= 6;
  };

  turn();
  write(guide.title, { size: sizes.title, weight: 'bold', colour: ink });
  y -= 4;
  write(guide.subtitle, { size: sizes.subtitle, weight: 'regular', colour: soft });
  y -= 12;
  page.content += `0.05 0.31 0.55 RG 2 w ${margin.side} ${y.toFixed(2)} m ${margin.side + 72} ${y.toFixed(2)} l S\n`;
  y -= 8;
  guide.sections.forEach(writeSection);

  pages.forEach((each, at) => {
    const foot: Style = { size: sizes.foot, weight: 'regular', colour: soft };
    const number = `${at + 1} de ${pages.length}`;
    each.content += draw(
      'Martelo · material de apoio; não substitui a leitura do edital nem um advogado',
      margin.side,
      44,
      foot,
    );
    each.content += draw(
      number,
      pageSize.width - margin.side - textWidth(number, foot.size, 'regular'),
      44,
      foot,
    );
  });
  return pages;
}
