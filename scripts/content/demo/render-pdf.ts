import { zlibSync } from 'fflate';

import type { Guide } from './guide.ts';
import { pageSize, setPages } from './set-pages.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** A text of the document's own data, in UTF-16 as PDF wants it where there are accents. */
const textString = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/**
 * A guide as a PDF 1.7 with an outline, in the standard fonts, so nothing has to be embedded. The same guide gives the
 * same bytes.
 */
export function renderPdf(guide: Guide): Buffer {
  const pages = setPages(guide);
  const objects: Buffer[] = [];
  const add = (body: string | Buffer) => objects.push(Buffer.isBuffer(body) ? body : bytesOf(body));

  // Numbers are known beforehand: 1 catalogue, 2 pages, 3 and 4 fonts, 5 data, 6 outline, then pages, then headings.
  const pageAt = (at: number) => 7 + at * 2;
  const headings = pages.flatMap((page, at) =>
    page.headings.map((heading) => ({ ...heading, page: pageAt(at) })),
  );
  const firstHeading = pageAt(pages.length);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

  add(
    '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R /PageMode /UseOutlines /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>',
  );
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_page, at) => `${pageAt(at)} 0 R`).join(' ')}] ` +
      `/MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
  );
  add(font('Helvetica'));
  add(font('Helvetica-Bold'));
  add(`<< /Title ${textString(guide.title)} /Subject ${textString(guide.subtitle)} /Author (Martelo) >>`);
  add(
    `<< /Type /Outlines /Count ${headings.length} /First ${firstHeading} 0 R /Last ${firstHeading + headings.length - 1} 0 R >>`,
  );
  pages.forEach(({ content }, at) => {
    const packed = Buffer.from(zlibSync(bytesOf(content), { level: 9 }));
    add(`<< /Type /Page /Parent 2 0 R /Contents ${pageAt(at) + 1} 0 R >>`);
    add(
      Buffer.concat([
        bytesOf(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
        packed,
        bytesOf('\nendstream'),
      ]),
    );
  });
  headings.forEach(({ text, top, page }, at) => {
    const beside = [
      ...(at > 0 ? [`/Prev ${firstHeading + at - 1} 0 R`] : []),
      ...(at < headings.length - 1 ? [`/Next ${firstHeading + at + 1} 0 R`] : []),
    ].join(' ');
    add(
      `<< /Title ${textString(text)} /Parent 6 0 R ${beside} /Dest [${page} 0 R /XYZ 0 ${Math.ceil(top + 8)} null] >>`,
    );
  });
  return assemble(objects);
}

/** Objects with the table of where they lie. */
function assemble(objects: readonly Buffer[]): Buffer {
  const head = Buffer.concat([bytesOf('%PDF-1.7\n%'), Buffer.from([0xe2, 0xe3, 0xcf, 0xd3]), bytesOf('\n')]);
  const parts = [head];
  let { length } = head;
  const offsets = objects.map((body, at) => {
    const offset = length;
    const part = Buffer.concat([bytesOf(`${at + 1} 0 obj\n`), body, bytesOf('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    bytesOf(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
