import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../../test/answers.ts';
import { callsOf } from '../../../../test/callers.ts';
import { engines } from '../../../../test/databases.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { testServer } from '../../../../test/test-server.ts';
import { solveCaptcha } from './captcha.ts';
import { rate, repace, speakDigits, spokenWords } from './speak-digits.ts';
import { captchaSpeaking, solvedCaptcha } from './testing/solved-captcha.ts';
import { readWav } from './wav.ts';

const start = new Date('2026-03-10T12:00Z');

/** How alike two stretches of sound are, from -1 to 1. */
function likeness(sound: Float32Array, from: number, word: Float32Array): number {
  let [product, one, other] = [0, 0, 0];
  for (let at = 0; at < word.length; at += 1) {
    const sample = word[at]!;
    const heard = sound[from + at] ?? 0;
    product += heard * sample;
    one += heard * heard;
    other += sample * sample;
  }
  return product / Math.sqrt(one * other || 1);
}

test('[SAFE-15] the audio has the digits, in their order, after a second of silence', () => {
  // Every choice in the middle: the second voice at its own pace, with the same pause after each word, and no noise.
  const digits = '0739164825';
  const sound = readWav(speakDigits(digits, () => 0.5));
  const voice = spokenWords()[1]!;
  const pause = Math.floor(0.375 * rate);
  let at = rate;
  expect(sound.subarray(0, rate / 2).every((sample) => Math.abs(sample) < 0.05)).toBe(true);
  const heard = [...digits].map(() => {
    const best = voice.map((word) => likeness(sound, at, word));
    at += voice[0]!.length + pause;
    return best.indexOf(Math.max(...best));
  });
  expect(heard.join('')).toBe(digits);
});

test('[SAFE-15] the ten words of a voice are different ones, and so are the voices', () => {
  const all = spokenWords().flat();
  expect(all).toHaveLength(30);
  for (const [index, word] of all.entries())
    for (const other of all.slice(index + 1)) expect(Math.abs(likeness(word, 0, other))).toBeLessThan(0.9);
  for (const word of all) expect(Math.max(...word)).toBeGreaterThan(0.5);
});

test('[SAFE-15] the same digits never sound the same', () => {
  const [first, second] = [speakDigits('123456'), speakDigits('123456')];
  expect(first.equals(second)).toBe(false);
  const seconds = (first.length - 44) / rate;
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThan(10);
});

describe.each(engines)('a captcha on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let at = start;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => at }));
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });
  const solve = async ({ captcha, captcha_key: key }: { captcha: string; captcha_key: string }) =>
    solveCaptcha(opened.database, key, captcha, at);

  test('[SAFE-15] no answer has the code in words: a picture, or sound, and neither with the other', async () => {
    const image = await call('/api/captcha-image', null, {});
    const { data } = expectDocumented<{ data: { key: string } }>(image, 'createCaptchaImage');
    expect(Object.keys(data).toSorted()).toEqual(['expires_at', 'image', 'key']);
    const audio = await call('/api/captcha-audio', null, { key: data.key });
    const spoken = expectDocumented<{ data: { audio: string } }>(audio, 'createCaptchaAudio').data;
    expect(Object.keys(spoken).toSorted()).toEqual(['audio', 'expires_at', 'key']);
    expect(Buffer.from(spoken.audio, 'base64').subarray(0, 4).toString()).toBe('RIFF');
  });

  test('[SAFE-15] the spoken digits solve it once, spaces or not; new ones replace them', async () => {
    const answer = await solvedCaptcha(app);
    expect(await solve({ ...answer, captcha: ' 777 777 ' })).toBe(true);
    expect(await solve(answer)).toBe(false);
    const again = await solvedCaptcha(app);
    await call('/api/captcha-audio', null, { key: again.captcha_key });
    expect(await solve(again)).toBe(false);
  });

  test('[SAFE-15] the audio of an answer says the digits that are right', async () => {
    // The first word begins after a second, in one of the voices and at any pace.
    const paces = Array.from({ length: 81 }, (_, step) => 0.92 + step * 0.002);
    for (const digit of [0, 3, 6, 7]) {
      const { audio } = await captchaSpeaking(app, digit);
      const sound = readWav(Buffer.from(audio, 'base64'));
      const best = Array.from({ length: 10 }, (_, word) =>
        Math.max(
          ...spokenWords().flatMap((voice) =>
            paces.map((pace) => likeness(sound, rate, repace(voice[word]!, pace))),
          ),
        ),
      );
      expect(best.indexOf(Math.max(...best))).toBe(digit);
    }
  });

  test('[SAFE-15] without its digits spoken, a captcha is solved by its picture alone', async () => {
    const image = await call('/api/captcha-image', null, {});
    const { key } = image.json<{ data: { key: string } }>().data;
    expect(await solve({ captcha_key: key, captcha: '777777' })).toBe(false);
    const { rows } = await sql`select audio_hash from captchas where key = ${key}::uuid`.execute(
      opened.database,
    );
    expect(rows).toEqual([{ audio_hash: null }]);
  });

  test('[SAFE-15] an expired captcha has no audio any more', async () => {
    const answer = await solvedCaptcha(app);
    at = new Date(start.getTime() + 600_000);
    const late = await call('/api/captcha-audio', null, { key: answer.captcha_key });
    expectDocumented(late, 'createCaptchaAudio');
    expect([late.statusCode, late.json()]).toEqual([404, { message: 'O código expirou. Peça outro.' }]);
    at = start;
    expect(await solve(answer)).toBe(true);
    expect((await call('/api/captcha-audio', null, { key: answer.captcha_key })).statusCode).toBe(404);
    expect((await call('/api/captcha-audio', null, {})).statusCode).toBe(422);
  });
});
