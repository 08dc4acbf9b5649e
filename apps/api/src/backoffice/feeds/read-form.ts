import { boundaryOf } from '../../platform/http/body-types.ts';
import { HttpError, messages } from '../../platform/http/errors.ts';

interface FormPart {
  name: string;
  /** Null for a field that is no file. */
  fileName: string | null;
  bytes: Buffer;
}

const unreadable = () => new HttpError(400, messages.unreadable);
const maxParts = 8;
const maxHeadLength = 8 * 1024;
const nameOf = /;\s{0,9}name="([^"]{0,200})"/i;
const fileNameOf = /;\s{0,9}filename="([^"]{0,1000})"/i;

function readHead(head: string): Omit<FormPart, 'bytes'> {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:\s{0,9}form-data/i.test(line));
  const name = nameOf.exec(disposition ?? '')?.[1];
  if (name === undefined) throw unreadable();
  return { name, fileName: fileNameOf.exec(disposition!)?.[1] ?? null };
}

/** The parts of multipart/form-data (RFC 7578), a few at most: views of the bytes, not copies. Throws 400. */
export function readForm(bytes: Buffer, contentType: string): FormPart[] {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) throw unreadable();
  const mark = Buffer.from(`\r\n--${boundary}`);
  const first = mark.subarray(2);
  if (!bytes.subarray(0, first.length).equals(first)) throw unreadable();
  const parts: FormPart[] = [];
  for (let at = first.length; bytes.toString('latin1', at, at + 2) !== '--';) {
    const headEnd = bytes.indexOf('\r\n\r\n', at);
    const end = headEnd < 0 ? -1 : bytes.indexOf(mark, headEnd + 2);
    if (end < 0 || headEnd - at > maxHeadLength || parts.length === maxParts) throw unreadable();
    const part = readHead(bytes.toString('utf8', at, headEnd));
    parts.push({ ...part, bytes: bytes.subarray(Math.min(headEnd + 4, end), end) });
    at = end + mark.length;
  }
  return parts;
}
