import { describe, expect, test } from 'vitest';

import { readSettings, WrongSetting } from './settings.ts';

describe('readSettings', () => {
  test('nothing set gives the embedded database with demonstration data on port 3000', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, databaseUrl: null, demo: true, publicUrl: null });
  });

  test('a database of its own has no demonstration data', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://localhost/martelo' })).toMatchObject({ demo: false });
  });

  test.each([
    ['PORT', { PORT: 'oitenta' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '0x50' }],
    ['PORT', { PORT: '1e3' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://martelo:se#gredo@localhost/martelo' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/martelo?sslmode=obrigatorio' }],
    ['DATA_DIR', { DATA_DIR: '~/martelo' }],
    ['DATA_DIR', { DATA_DIR: 'a\nb' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://localhost/martelo' }],
    ['DATABASE_READ_URL', { DATABASE_URL: 'postgres://a/b', DATABASE_READ_URL: 'a' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'martelo.com.br' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://martelo.example/leiloes' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://martelo.example?a=1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://mesa:segredo@martelo.example' }],
    ['DEMO', { DEMO: 'talvez' }],
    ['DEMO', { DEMO: 'on', DATABASE_URL: 'postgres://localhost/martelo' }],
    ['REQUESTS_PER_MINUTE', { REQUESTS_PER_MINUTE: '1.5' }],
    ['REQUESTS_PER_MINUTE', { REQUESTS_PER_MINUTE: '0' }],
    ['PICTURES_MAX_MB', { PICTURES_MAX_MB: '1 GB' }],
    ['RESPONSE_CACHE_MB', { RESPONSE_CACHE_MB: '-1' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp:mail.example:99999' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://martelo.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://martelo:50%sale@db.example/martelo' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://50%sale:x@mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://martelo:%E9@mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Martelo' }],
    ['MAIL_FROM', { MAIL_FROM: 'Martelo <a@b.example>\r\nBcc: c@d.example' }],
    ['PUBLIC_URL', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@martelo.example' }],
    ['MARKETING', { MARKETING: 'loud' }],
    ['OFFER_ENDS_AT', { OFFER_ENDS_AT: '31/12/2026' }],
    ['OFFER_ENDS_AT', { OFFER_ENDS_AT: '2026-12-31T23:59' }],
    ['OFFER_ENDS_AT', { OFFER_ENDS_AT: '2026-13-31T23:59Z' }],
    ['OFFER_ENDS_AT', { OFFER_ENDS_AT: '2026-02-30T23:59:59-03:00' }],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: 'a@b.example, c@d.example' }],
    ['CONTACT_PHONE', { CONTACT_PHONE: 'ligue já' }],
    ['MESSAGE_NUMBER', { MESSAGE_NUMBER: '+55 62 99999-0000' }],
    ['PIXEL_ID', { PIXEL_ID: '1"><script>' }],
    ['CHECKOUT_MONTHLY_URL', { CHECKOUT_MONTHLY_URL: 'javascript:alert(1)' }],
    ['CHECKOUT_ANNUAL_URL', { CHECKOUT_ANNUAL_URL: 'http://pagamento.example' }],
    ['CHECKOUT_SECRET', { CHECKOUT_SECRET: 'short' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example' }],
  ])('a wrong %s is refused in one sentence that names it: %j', (name, env) => {
    expect(() => readSettings(env)).toThrow(WrongSetting);
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} [^.]+\\.`));
  });

  test('[HONEST-01] made-up figures are the default with the demonstration data alone', () => {
    const marketing = (env: Record<string, string>) => readSettings(env).site.marketing;
    expect(marketing({})).toBe('sample');
    expect(marketing({ DEMO: 'off' })).toBe('live');
    expect(marketing({ DATABASE_URL: 'postgres://localhost/martelo' })).toBe('live');
    expect(marketing({ MARKETING: 'off' })).toBe('off');
  });

  test.each([
    [undefined, false],
    ['0', false],
    ['loopback, 10.0.0.0/8 2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('TRUST_PROXY %s is %j', (TRUST_PROXY, trustProxy) => {
    expect(readSettings({ TRUST_PROXY })).toMatchObject({ trustProxy });
  });

  test.each([
    [{ RESPONSE_CACHE_MB: '8' }, 8, []],
    [{ KEPT_ANSWERS_MB: '8' }, 8, ['KEPT_ANSWERS_MB']],
    [{ KEPT_ANSWERS_MB: '0' }, 0, ['KEPT_ANSWERS_MB']],
    [{ RESPONSE_CACHE_MB: '4', KEPT_ANSWERS_MB: '8' }, 4, ['KEPT_ANSWERS_MB']],
    [{ RESPONSE_CACHE_MB: '4', KEPT_ANSWERS_MB: '' }, 4, []],
  ])('%j gives the response cache %i MB; a warning names the old setting: %j', (env, megabytes, names) => {
    const { responseCacheMb, warnings } = readSettings(env);
    expect(responseCacheMb).toBe(megabytes);
    expect(warnings).toEqual(
      names.map((name) => `${name} is called RESPONSE_CACHE_MB now: the next release no longer reads it.`),
    );
  });

  test.each([
    ['https://martelo.example/', 'https://martelo.example'],
    ['HTTPS://Martelo.Example:8443', 'https://martelo.example:8443'],
  ])('PUBLIC_URL %s is the origin %s', (PUBLIC_URL, publicUrl) => {
    expect(readSettings({ PUBLIC_URL })).toMatchObject({ publicUrl });
  });

  test.each([
    ['sslmode=require', 'sslmode=verify-full'],
    ['application_name=a&sslmode=verify-ca&x=1', 'application_name=a&sslmode=verify-full&x=1'],
    ['sslmode=no-verify', 'sslmode=no-verify'],
    ['sslmode=require&uselibpqcompat=true', 'sslmode=require&uselibpqcompat=true'],
  ])('a database with ?%s is asked with ?%s', (given, expected) => {
    const at = (words: string) => `postgres://martelo:a%25b@db.example/martelo?${words}`;
    expect(readSettings({ DATABASE_URL: at(given) })).toMatchObject({ databaseUrl: at(expected) });
  });

  test('a setting without effect is reported', () => {
    const CHECKOUT_MONTHLY_URL = 'https://pagamento.example/mensal';
    const mail = {
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@b.example',
      PUBLIC_URL: 'https://b.example',
    };
    const warningsOf = (env: Record<string, string>) =>
      readSettings({ DEMO: 'off', ...mail, ...env }).warnings;
    expect(warningsOf({ CHECKOUT_MONTHLY_URL })).toEqual([
      expect.stringMatching(/^CHECKOUT_SECRET is not set/),
    ]);
    expect(warningsOf({ CHECKOUT_MONTHLY_URL, CHECKOUT_SECRET: 's'.repeat(32) })).toEqual([]);
    expect(warningsOf({ MARKETING: 'sample' })).toEqual([expect.stringMatching(/^MARKETING=sample shows/)]);
    expect(readSettings({ MARKETING: 'sample' }).warnings).toEqual([]);
    expect(warningsOf({ SMTP_URL: '', DATA_DIR: '/srv/martelo' })).toEqual([
      'SMTP_URL is not set, so mails reach nobody: they are stored as files in /srv/martelo/outbox.',
    ]);
  });

  test('the site is described by its settings, and by nothing where none is set', () => {
    expect(readSettings({}).site).toMatchObject({
      offerEndsAt: null,
      contactEmail: null,
      pixelId: null,
      checkoutSecret: null,
    });
    expect(
      readSettings({ OFFER_ENDS_AT: '2026-12-31T23:59:59-03:00', MESSAGE_NUMBER: '5562999990000' }).site,
    ).toMatchObject({ offerEndsAt: new Date('2027-01-01T02:59:59Z'), messageNumber: '5562999990000' });
  });

  test.each(['CHECKOUT_SECRET', 'METRICS_TOKEN'])('no sentence repeats a wrong %s', (name) => {
    expect(() => readSettings({ [name]: 'um segredo' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('um segredo') as unknown }) as Error,
    );
  });

  test('no sentence repeats a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://martelo:segredo@localhost/x' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('segredo') as unknown }) as Error,
    );
  });
});
