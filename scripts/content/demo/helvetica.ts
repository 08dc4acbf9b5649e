export type Weight = 'regular' | 'bold';

// Adobe's metrics of the standard fonts, in thousandths of the size, from space to tilde.
const widths: Readonly<Record<Weight, readonly number[]>> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
};

/** Marks past ASCII with their place in WinAnsiEncoding and their width, which both weights share. */
const marks: Readonly<Record<string, { code: number; width: number }>> = {
  '•': { code: 0x95, width: 350 },
  '–': { code: 0x96, width: 556 },
  '§': { code: 0xa7, width: 556 },
  ª: { code: 0xaa, width: 370 },
  '²': { code: 0xb2, width: 333 },
  '·': { code: 0xb7, width: 278 },
  º: { code: 0xba, width: 365 },
  '×': { code: 0xd7, width: 584 },
};
const accentedI = 278;

function widthOf(char: string, weight: Weight): number {
  const mark = marks[char];
  if (mark) return mark.width;
  const base = char.normalize('NFD').charAt(0);
  if (base === 'i' && char !== 'i') return accentedI;
  const width = widths[weight][base.codePointAt(0)! - 32];
  if (width === undefined) throw new Error(`Helvetica's table has no ${char}: add it to marks.`);
  return width;
}

/** How wide a text is set in points. */
export function textWidth(text: string, size: number, weight: Weight): number {
  return ([...text].reduce((sum, char) => sum + widthOf(char, weight), 0) * size) / 1000;
}

/** The text as a string of a PDF's content, in WinAnsiEncoding. */
export function pdfString(text: string): string {
  const bytes = [...text].map((char) => String.fromCodePoint(marks[char]?.code ?? char.codePointAt(0)!));
  return `(${bytes.join('').replaceAll(/[\\()]/g, '\\$&')})`;
}

/** The text in lines of at most `width` points, broken between words. */
export function breakLines(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, weight) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
