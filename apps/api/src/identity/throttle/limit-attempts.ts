import { solveCaptcha } from './captcha/captcha.ts';
import type { Database } from '../../platform/database/connection.ts';
import { HttpError, messages, wrongFields } from '../../platform/http/errors.ts';
import { expectTurn, type Turn } from './account-pause.ts';
import { attemptBefore, type AttemptKind, countAttempts, noteAttempt, refundAttempts } from './attempts.ts';

/** Attempts are counted over a quarter of an hour. */
const window = 15 * 60_000;
export const windowStart = (now: Date): Date => new Date(now.getTime() - window);

/** Failures after which a captcha is required, and after which an address has to wait (AUTH-04). */
export const failuresBeforeCaptcha = 3;
export const failuresBeforeWait = 10;

export interface Count {
  kind: AttemptKind;
  subject: string;
  /** How many may be made before a captcha is required; without it none is. */
  beforeCaptcha?: number;
  /** How many may be made at all. */
  max?: number;
  /** The address that has to wait for its turn, longer with each failure (SAFE-17); without it there is no wait. */
  turnOf?: string;
}

export interface CaptchaReply {
  captcha?: string | undefined;
  captcha_key?: string | undefined;
}

/** The pause is over when the oldest of the `max` attempts before this one leaves the window. */
async function waitFor(database: Database, { kind, subject }: Count, max: number, now: Date) {
  const oldest = await attemptBefore(database, kind, subject, max);
  const ends = (oldest ?? now).getTime() + window;
  return new HttpError(
    429,
    messages.tooMany,
    undefined,
    Math.max(1, Math.ceil((ends - now.getTime()) / 1000)),
  );
}

async function expectCaptcha(database: Database, { captcha, captcha_key: key }: CaptchaReply, now: Date) {
  if (!captcha || !key) throw wrongFields({ captcha: ['O código de verificação é obrigatório'] });
  if (!(await solveCaptcha(database, key, captcha, now)))
    throw wrongFields({ captcha: ['O código de verificação está incorreto ou expirou.'] });
}

/**
 * Lets one attempt pass, or refuses it with 429 or for a missing captcha. It is counted before it is checked, so that
 * many at once can't slip by; `refund` reverses the count where it succeeded. What was refused here does not count.
 */
export async function limitAttempts(
  database: Database,
  counts: readonly Count[],
  reply: CaptchaReply,
  now: Date,
): Promise<{ refund: () => Promise<void> }> {
  const ids: number[] = [];
  const refund = () => refundAttempts(database, ids);
  for (const { kind, subject } of counts) ids.push(await noteAttempt(database, kind, subject, now));
  try {
    let captchaRequired = false;
    let turn: Turn | null = null;
    for (const count of counts) {
      const { kind, subject, beforeCaptcha = Infinity, max = Infinity, turnOf: address } = count;
      const made = await countAttempts(database, kind, subject, windowStart(now));
      if (made > max) throw await waitFor(database, count, max, now);
      captchaRequired ||= made > beforeCaptcha;
      if (address) turn = await expectTurn(database, { account: subject, address, failures: made - 1 }, now);
    }
    if (captchaRequired) await expectCaptcha(database, reply, now);
    await turn?.take();
  } catch (error) {
    await refund();
    throw error;
  }
  return { refund };
}
