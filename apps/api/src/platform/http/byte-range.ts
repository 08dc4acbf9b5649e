/** The first and last byte of a part. */
interface ByteRange {
  start: number;
  end: number;
}

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file of `size` bytes that a `Range` header names. Null is all of it: without a header, for several
 * parts at once, and for what can not be understood (RFC 9110, 14.2); 'unsatisfiable' is a part outside the file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = form.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    if (Number(to) === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - Number(to)), end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
