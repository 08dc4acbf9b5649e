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
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'martelo.com.br' }],
    ['DEMO', { DEMO: 'talvez' }],
    ['DEMO', { DEMO: 'on', DATABASE_URL: 'postgres://localhost/martelo' }],
    ['REQUESTS_PER_MINUTE', { REQUESTS_PER_MINUTE: '1.5' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://martelo.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Martelo' }],
    ['MAIL_FROM', { MAIL_FROM: 'Martelo <a@b.example>\r\nBcc: c@d.example' }],
    ['PUBLIC_URL', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@martelo.example' }],
  ])('a wrong %s is refused in one sentence that names it: %j', (name, env) => {
    expect(() => readSettings(env)).toThrow(WrongSetting);
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} [^.]+\\.`));
  });

  test('no sentence repeats a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://martelo:segredo@localhost/x' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('segredo') as unknown }) as Error,
    );
  });
});
