import { repairText } from './repair-text.ts';
import type { ScannedFile } from './scan-file.ts';
import { decoderOf } from './text-encoding.ts';

/** A line longer than this is cut: no source has one, and each rejects it by its length. */
const maxLine = 1_000_000;

const lineEnd = /\r\n|\n|\r/;

/** The lines of a text. */
export const linesOf = (text: string): string[] => text.split(lineEnd);

/** The lines of a file, some at a time and never all of them. */
export async function* readLines({ file, encoding }: Pick<ScannedFile, 'file' | 'encoding'>) {
  const decode = decoderOf(encoding);
  let rest = '';
  for await (const chunk of file.chunks()) {
    const text = rest + decode(chunk);
    // The next chunk may begin with the second half of a CRLF.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = linesOf(whole);
    rest = (lines.pop() ?? '').slice(0, maxLine) + text.slice(whole.length);
    if (lines.length > 0) yield lines.map(repairText);
  }
  yield linesOf(rest + decode()).map(repairText);
}
