import { describe, expect, test } from 'vitest';

import { isWithin, registrableDomain } from './domains.ts';

describe('registrableDomain', () => {
  test.each([
    ['https://www.zuk.com.br/leiloes', 'zuk.com.br'],
    ['https://LANCES.Zuk.com.br:8443/1', 'zuk.com.br'],
    ['zuk.lel.br', 'zuk.lel.br'],
    ['https://leilões.com.br/', 'xn--leiles-sxa.com.br'],
    ['https://zuk.com.br./', 'zuk.com.br'],
    ['https://zuk.github.io/', 'zuk.github.io'],
    ['https://paineira.example/', 'paineira.example'],
  ])('[SAFE-24] of %s is %s', (text, domain) => expect(registrableDomain(text)).toBe(domain));

  test.each([
    'com.br',
    'https://lel.br/',
    'github.io',
    'https://187.45.12.3/',
    'https://[::1]/',
    'zuk',
    '',
    'a b',
  ])('[SAFE-24] "%s" is no registrable domain', (text) => expect(registrableDomain(text)).toBeNull());
});

describe('isWithin', () => {
  const domains = ['zuk.com.br', 'xn--leiles-sxa.com.br'];
  test.each([
    'https://zuk.com.br/1',
    'http://lances.zuk.com.br:8443/1?x=evil.com',
    'https://ZUK.COM.BR./1',
    'https://leilões.com.br/1',
    'https://sub.leil\u00F5es.com.br/1',
  ])('[SAFE-24] %s stays', (link) => expect(isWithin(link, domains)).toBe(true));

  test.each([
    'https://evil-zuk.com.br/1',
    'https://zuk.com.br.evil.com/1',
    'https://zuk.com.br@evil.com/1',
    'https://evil.com/zuk.com.br',
    'https://evil.com#zuk.com.br',
    'https://evil.com\\.zuk.com.br',
    'https://zúk.com.br/1',
    'https://zuк.com.br/1',
    'https://com.br/1',
    'javascript:alert(1)//zuk.com.br',
    'zuk.com.br',
  ])('[SAFE-24] %s leaves', (link) => expect(isWithin(link, domains)).toBe(false));

  test('[SAFE-24] a suffix that many share is no domain', () => {
    expect(isWithin('https://evil.com.br/1', ['com.br'])).toBe(false);
    expect(isWithin('https://evil.com.br/1', [''])).toBe(false);
  });
});
