import crypto, { createHash } from 'node:crypto';

import { Resvg } from '@resvg/resvg-js';
import { sql } from 'kysely';
import svgCaptcha from 'svg-captcha';

import type { Database } from '../../../platform/database/connection.ts';
import { speakDigits } from './speak-digits.ts';

const minutes = 10;
const digitCount = 6;

export interface Captcha {
  key: string;
  /** PNG, base64. */
  image: string;
  expiresAt: Date;
}

const hashOf = (answer: string) =>
  createHash('sha256').update(answer.replaceAll(/\s/g, '').toLowerCase()).digest();

function draw() {
  const options = {
    size: 5,
    noise: 2,
    width: 200,
    height: 70,
    background: '#ffffff',
    ignoreChars: '0oO1iIlL5sS',
  };
  const { text, data } = svgCaptcha.create(options);
  // The library's own colours are too pale to read.
  const dark = data
    .replaceAll(/<path fill="#[0-9a-f]+"/gi, '<path fill="#1c2024"')
    .replaceAll(/stroke="#[0-9a-f]+"/gi, 'stroke="#60646c"');
  const options2x = { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value: 2 } } as const;
  const png = new Resvg(dark, options2x).render().asPng();
  return { text, image: png.toString('base64') };
}

/** A new picture, whose answer is accepted once, within ten minutes. Only its hash is stored. */
export async function createCaptcha(database: Database, now: Date): Promise<Captcha> {
  const { text, image } = draw();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const { rows } = await sql<{ key: string }>`
    insert into captchas (picture_hash, created_at, expires_at)
    values (${hashOf(text)}, ${now}, ${expiresAt}) returning key`.execute(database);
  return { key: rows[0]!.key, image, expiresAt };
}

/**
 * The spoken alternative of a captcha, as WAV in base64: new digits each time, valid until the captcha expires or new
 * digits are requested. Null where the captcha has expired.
 */
export async function speakCaptcha(
  database: Database,
  key: string,
  now: Date,
): Promise<{ audio: string; expiresAt: Date } | null> {
  const digits = Array.from({ length: digitCount }, () => crypto.randomInt(10)).join('');
  const { rows } = await sql<{ expires_at: Date }>`
    update captchas set audio_hash = ${hashOf(digits)}
    where key = ${key}::uuid and used_at is null and expires_at > ${now} returning expires_at`.execute(
    database,
  );
  const [row] = rows;
  return row ? { audio: speakDigits(digits).toString('base64'), expiresAt: row.expires_at } : null;
}

/** Whether the answer matches the picture or the digits; the first answer, right or wrong, invalidates a captcha. */
export async function solveCaptcha(
  database: Database,
  key: string,
  answer: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ right: boolean }>`
    update captchas set used_at = ${now}
    where key = ${key}::uuid and used_at is null and expires_at > ${now}
    returning coalesce(${hashOf(answer)} in (picture_hash, audio_hash), false) as right`.execute(database);
  return rows[0]?.right ?? false;
}

/** Until when a captcha can be answered; null where it has expired. */
export async function captchaEnd(database: Database, key: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ expires_at: Date }>`
    select expires_at from captchas
    where key = ${key}::uuid and used_at is null and expires_at > ${now}`.execute(database);
  return rows[0]?.expires_at ?? null;
}

/** Invalidates it; another one replaces it. */
export async function endCaptcha(database: Database, key: string, now: Date): Promise<void> {
  await sql`update captchas set used_at = ${now} where key = ${key}::uuid and used_at is null`.execute(
    database,
  );
}
