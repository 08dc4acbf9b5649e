import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { noteAttempt } from '../../identity/throttle/attempts.ts';
import { testServer } from '../../../test/test-server.ts';

const now = new Date('2026-03-10T12:00:00Z');
const path = '/api/site-settings';

describe.each(engines)('site settings on $name', ({ open }) => {
  let opened: OpenDatabase;
  const ask = async (env: Record<string, string>) => {
    const { app } = await testServer(opened, { clock: () => now, env });
    const answer = expectDocumented(await app.inject(path), 'getSiteSettings');
    await app.close();
    return answer;
  };
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => opened?.close());

  test('[HONEST-01] a production site says what is configured, and no secret', async () => {
    const secrets = { CHECKOUT_SECRET: 'c'.repeat(40), METRICS_TOKEN: 'm'.repeat(40) };
    const answer = await ask({
      ...secrets,
      DEMO: 'off',
      OFFER_ENDS_AT: '2026-12-31T23:59:59-03:00',
      CONTACT_EMAIL: 'contato@martelo.example',
      CONTACT_PHONE: '(62) 3000-1200',
      MESSAGE_NUMBER: '5562999990000',
      PIXEL_ID: '123456',
      CHECKOUT_MONTHLY_URL: 'https://pagamento.example/mensal',
      CHECKOUT_ANNUAL_URL: 'https://pagamento.example/anual',
    });
    expect(answer).toEqual({
      marketing: 'live',
      offer_ends_at: '2027-01-01T02:59:59.000Z',
      contact: {
        email: 'contato@martelo.example',
        phone: '(62) 3000-1200',
        message_number: '5562999990000',
      },
      checkout: {
        monthly: 'https://pagamento.example/mensal',
        annual: 'https://pagamento.example/anual',
      },
      pixel_id: '123456',
      captcha_required: false,
      demo: false,
    });
    for (const secret of Object.values(secrets)) expect(JSON.stringify(answer)).not.toContain(secret);
  });

  test('[HONEST-01] the demonstration has sample figures, a checkout of its own and nothing configured', async () => {
    expect(await ask({})).toEqual({
      marketing: 'sample',
      offer_ends_at: null,
      contact: { email: null, phone: null, message_number: null },
      checkout: {
        monthly: expect.stringMatching(/^http:\/\/localhost(:80)?\/dev\/checkout\?plano=mensal$/) as unknown,
        annual: expect.stringMatching(/^http:\/\/localhost(:80)?\/dev\/checkout\?plano=anual$/) as unknown,
      },
      pixel_id: null,
      captcha_required: false,
      demo: true,
    });
  });

  test('[AUTH-04] it says when signing in from this address takes a captcha', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await noteAttempt(opened.database, 'sign-in-address', '127.0.0.1', now);
    expect(await ask({})).toMatchObject({ captcha_required: true });
  });
});
