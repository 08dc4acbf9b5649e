import type { CalendarDate } from '@martelo/domain/auction';

import { HttpError, messages, wrongFields } from '../http/errors.ts';
import { cleanText } from '../ingestion/reading/clean-text.ts';
import { unpack } from '../ingestion/reading/unpack.ts';
import { parseCalendarDate } from '../ingestion/sources/list-date.ts';

/** A feed as it was sent, unpacked; of one object each lot has become a line, after a first line for the rest of it. */
export interface Delivery {
  name: string;
  format: 'csv' | 'jsonl' | 'json' | 'file';
  bytes: Uint8Array;
  /** For a list that tells no date of its own. */
  listDate: CalendarDate | null;
}

const megabyte = 1024 * 1024;
/** Bytes as they are sent, and once unpacked; lines of the whole. */
const mostBytes = 20 * megabyte;
const unpacked = { file: 40 * megabyte, archive: 40 * megabyte };
const mostLines = 100_000;

function readDate(text: string | undefined): CalendarDate | null {
  if (!text) return null;
  const date = parseCalendarDate(text);
  if (!date) throw wrongFields({ list_date: ['tem um formato inválido'] });
  return date;
}

async function readForm(bytes: Buffer<ArrayBuffer>, contentType: string) {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new HttpError(400, messages.unreadable);
  }
  const unknown = [...form.keys()].filter((name) => name !== 'file' && name !== 'list_date');
  if (unknown[0] !== undefined)
    throw wrongFields({ [cleanText(unknown[0]).slice(0, 100)]: ['não é um campo conhecido'] });
  const [file, date] = [form.get('file'), form.get('list_date')];
  if (!(file instanceof File)) throw wrongFields({ file: ['é obrigatório'] });
  return { file, date: typeof date === 'string' ? date : undefined };
}

function refuseTooMuch(bytes: Uint8Array): void {
  let lines = 1;
  for (const byte of bytes) if (byte === 10 || byte === 13) lines += 1;
  if (lines > mostLines) throw new HttpError(413, messages.tooLarge);
}

async function open(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > mostBytes) throw new HttpError(413, messages.tooLarge);
  try {
    const plain = await unpack(name, bytes, unpacked);
    refuseTooMuch(plain);
    return plain;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw tooLarge ? new HttpError(413, messages.tooLarge) : new HttpError(400, messages.unreadable);
  }
}

/** Reads the body of any documented type. Throws 400, 413 or 422 for what is no delivery at all. */
export async function readDelivery(
  body: unknown,
  contentType: string,
  listDate: string | undefined,
): Promise<Delivery> {
  if (!Buffer.isBuffer(body)) {
    if (typeof body !== 'object' || body === null) throw new HttpError(400, messages.unreadable);
    const { lots, ...header } = body as { lots: unknown[] };
    const text = [header, ...lots].map((line) => JSON.stringify(line)).join('\n');
    const bytes = await open('lista.json', Buffer.from(text));
    return { name: 'lista.json', format: 'json', bytes, listDate: readDate(listDate) };
  }
  if (/^multipart\/form-data\b/i.test(contentType)) {
    const { file, date } = await readForm(body as Buffer<ArrayBuffer>, contentType);
    const name = cleanText(file.name.split(/[\\/]/).at(-1) ?? '').slice(0, 200) || 'lista';
    const bytes = await open(name, new Uint8Array(await file.arrayBuffer()));
    return { name, format: 'file', bytes, listDate: readDate(date) ?? readDate(listDate) };
  }
  const format = /^text\/csv\b/i.test(contentType) ? 'csv' : 'jsonl';
  const name = `lista.${format}`;
  return { name, format, bytes: await open(name, body), listDate: readDate(listDate) };
}
