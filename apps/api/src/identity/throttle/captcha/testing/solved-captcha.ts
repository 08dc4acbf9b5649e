import crypto from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

import { expectDocumented } from '../../../../../test/answers.ts';

/** A captcha whose audio is this digit six times; `audio` is the WAV in base64 from the answer. */
export async function captchaSpeaking(
  app: FastifyInstance,
  digit: number,
): Promise<{ key: string; audio: string }> {
  const image = await app.inject({ method: 'POST', url: '/api/captcha-image' });
  const { key } = expectDocumented<{ data: { key: string } }>(image, 'createCaptchaImage').data;
  const chosen = vi.spyOn(crypto, 'randomInt').mockImplementation(() => digit);
  try {
    const spoken = await app.inject({ method: 'POST', url: '/api/captcha-audio', payload: { key } });
    return expectDocumented<{ data: { key: string; audio: string } }>(spoken, 'createCaptchaAudio').data;
  } finally {
    chosen.mockRestore();
  }
}

/** A captcha and its correct answer, as the sign-in expects them. */
export async function solvedCaptcha(app: FastifyInstance): Promise<{ captcha: string; captcha_key: string }> {
  return { captcha_key: (await captchaSpeaking(app, 7)).key, captcha: '777777' };
}
