import type { CalendarDate } from '@martelo/domain/auction';

import { HttpError, messages, wrongFields } from '../../platform/http/errors.ts';
import { malformedAs } from '../../platform/http/validation.ts';
import { cleanText } from '../../platform/text/clean-text.ts';
import { isDeeper } from '../../platform/http/json-depth.ts';
import type { FeedFormat } from '../../catalogue/ingestion/import-runs.repository.ts';
import { maxLevels } from '../../catalogue/ingestion/sources/feed-lines.ts';
import { parseCalendarDate } from '../../catalogue/ingestion/sources/list-date.ts';
import { readForm } from './read-form.ts';

/** A feed as it was sent. */
export interface Delivery {
  name: string;
  format: FeedFormat;
  /** Maybe gzipped. */
  bytes: Buffer;
  /** For a list that states no date. */
  listDate: CalendarDate | null;
}

const maxBytes = 20 * 1024 * 1024;

function readDate(text: string | undefined): CalendarDate | null {
  if (!text) return null;
  const date = parseCalendarDate(text);
  if (!date) throw wrongFields({ list_date: [malformedAs('2026-03-09')] });
  return date;
}

function readUpload(body: Buffer, contentType: string) {
  const parts = readForm(body, contentType);
  const unknown = parts.find(({ name }) => name !== 'file' && name !== 'list_date');
  if (unknown) throw wrongFields({ [cleanText(unknown.name).slice(0, 100)]: ['não é um campo conhecido'] });
  const file = parts.find(({ name, fileName }) => name === 'file' && fileName !== null);
  if (!file) throw wrongFields({ file: ['é obrigatório'] });
  const date = parts
    .find(({ name }) => name === 'list_date')
    ?.bytes.subarray(0, 100)
    .toString();
  const name = cleanText(file.fileName!.split(/[\\/]/).at(-1) ?? '').slice(0, 200) || 'lista';
  return { name, bytes: file.bytes, date: readDate(date) };
}

function readObject(body: unknown): Buffer {
  if (typeof body !== 'object' || body === null) throw new HttpError(400, messages.unreadable);
  const { lots, ...header } = body as { lots: unknown[] };
  const lines = lots.map((lot) => JSON.stringify(lot));
  const deep = lines.findIndex((line) => isDeeper(Buffer.from(line), maxLevels));
  if (deep >= 0) throw wrongFields({ lots: [`O lote ${deep + 1} tem mais de ${maxLevels} níveis.`] });
  return Buffer.from([JSON.stringify(header), ...lines].join('\n'));
}

/**
 * The request's body as a delivery, of any documented type; its lines are not parsed. Throws 400, 413 or 422 for an
 * invalid one.
 */
export function readDelivery(body: unknown, contentType: string, listDate: string | undefined): Delivery {
  const requestedDate = readDate(listDate);
  const limited = (delivery: Delivery) => {
    if (delivery.bytes.length > maxBytes) throw new HttpError(413, messages.tooLarge);
    return delivery;
  };
  if (!Buffer.isBuffer(body))
    return limited({ name: 'lista.json', format: 'json', bytes: readObject(body), listDate: requestedDate });
  if (/^multipart\/form-data\b/i.test(contentType)) {
    const { name, bytes, date } = readUpload(body, contentType);
    return limited({ name, format: 'file', bytes, listDate: date ?? requestedDate });
  }
  const format = /^text\/csv\b/i.test(contentType) ? 'csv' : 'jsonl';
  return limited({ name: `lista.${format}`, format, bytes: body, listDate: requestedDate });
}
