import type { InputFile } from './input-file.ts';
import { repairText } from './repair-text.ts';
import { decoderOf, encodingFinder, type TextEncoding } from './text-encoding.ts';

/** What is known of a file before its rows are read. */
export interface ScannedFile {
  file: InputFile;
  encoding: TextEncoding;
  /** The beginning of its text, where its header is. */
  head: string;
  /** Some text follows the beginning. */
  isLonger: boolean;
  /** How many lines there are, the last one without its end included. */
  lines: number;
  /** The last line has its end. */
  ends: boolean;
}

const headBytes = 512 * 1024;
const lineFeed = 10;
const carriageReturn = 13;

/** Reads a file once, and holds only its beginning in memory. */
export async function scanFile(file: InputFile): Promise<ScannedFile> {
  const encoding = encodingFinder();
  const beginning: Uint8Array[] = [];
  let size = 0;
  let last = 0;
  let beforeLast = 0;
  for await (const chunk of file.chunks()) {
    if (size < headBytes) beginning.push(chunk.slice(0, headBytes - size));
    size += chunk.length;
    encoding.add(chunk);
    beforeLast = chunk.at(-2) ?? last;
    last = chunk.at(-1) ?? last;
  }
  const found = encoding.found();
  // UTF-16 writes a line's end in two bytes.
  const end = found === 'utf-16le' ? beforeLast : last;
  const decode = decoderOf(found);
  return {
    file,
    encoding: found,
    head: repairText(decode(Buffer.concat(beginning))),
    isLonger: size > headBytes,
    lines: encoding.count(lineFeed) + 1,
    ends: size === 0 || end === lineFeed || end === carriageReturn,
  };
}
