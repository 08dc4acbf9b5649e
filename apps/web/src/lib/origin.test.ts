import { describe, expect, test } from 'vitest';

import { originOf, withOrigin } from './origin.ts';

describe('the place to come back to', () => {
  test.each([
    ['/leiloes', '?pagina=2', ''],
    ['/leilao/5b0f6a1e', '', '#mapa'],
    ['/pesquisa', '?q=casa%20%26%20mar', ''],
  ])('[AUTH-01] %s%s%s goes there and back', (pathname, search, hash) => {
    const address = withOrigin('/entrar?session_expired=true', { pathname, search, hash });
    expect(address.startsWith('/entrar?session_expired=true&origem=')).toBe(true);
    expect(originOf(address.slice(address.indexOf('?')))).toBe(pathname + search + hash);
  });

  test.each([
    'https://outro.example/',
    '//outro.example',
    String.raw`/\outro.example`,
    '/\t/outro.example',
    'javascript:alert(1)',
    'leiloes',
    '',
    `/${'a'.repeat(2000)}`,
  ])('[AUTH-01] %j is not believed', (origin) => {
    expect(originOf(`?origem=${encodeURIComponent(origin)}`)).toBeNull();
  });

  test('[AUTH-01] the home page needs no mention', () => {
    expect(withOrigin('/entrar', { pathname: '/' })).toBe('/entrar');
    expect(originOf('')).toBeNull();
  });
});
