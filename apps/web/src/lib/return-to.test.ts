import { describe, expect, test } from 'vitest';

import { returnToOf, safeReturnTo, withReturnTo } from './return-to.ts';

const asking = (...origins: readonly string[]) =>
  origins.reduceRight((inner, place) => {
    const joint = place.includes('?') ? '&' : '?';
    return inner ? `${place}${joint}origem=${encodeURIComponent(inner)}` : place;
  }, '');

describe('the place to come back to', () => {
  test.each([
    ['/leiloes', '?pagina=2', ''],
    ['/leilao/5b0f6a1e', '', '#mapa'],
    ['/pesquisa', '?q=casa%20%26%20mar', ''],
  ])('[AUTH-01] %s%s%s goes there and back', (pathname, search, hash) => {
    const address = withReturnTo('/entrar?session_expired=true', { pathname, search, hash });
    expect(address.startsWith('/entrar?session_expired=true&origem=')).toBe(true);
    expect(returnToOf(address.slice(address.indexOf('?')))).toBe(pathname + search + hash);
  });

  const foreign = [
    'https://outro.example/',
    '//outro.example',
    String.raw`/\outro.example`,
    '/\t/outro.example',
    'javascript:alert(1)',
    'leiloes',
    '',
    `/${'a'.repeat(2000)}`,
  ];
  test.each(foreign)('[AUTH-01] %j is not believed', (origin) => {
    expect(returnToOf(`?origem=${encodeURIComponent(origin)}`)).toBeNull();
  });
  test.each(foreign)('[AUTH-01][WAY-03] %j is not believed within another either', (origin) => {
    expect(returnToOf(`?origem=${encodeURIComponent(`/planos?origem=${encodeURIComponent(origin)}`)}`)).toBe(
      null,
    );
  });

  test('[AUTH-01] the home page needs no mention', () => {
    expect(withReturnTo('/entrar', { pathname: '/' })).toBe('/entrar');
    expect(returnToOf('')).toBeNull();
  });

  test.each([
    ['one within another', ['/planos', '/leilao/5b0f6a1e'], '/leilao/5b0f6a1e'],
    [
      'three',
      ['/entrar', '/entrar?perfil=cliente', '/planos', '/leiloes?pagina=2#fim'],
      '/leiloes?pagina=2#fim',
    ],
  ])('[WAY-03] %s: the innermost is meant', (_case, places, innermost) => {
    const search = `?origem=${encodeURIComponent(asking(...places))}`;
    expect(returnToOf(search)).toBe(innermost);
  });

  test('[WAY-03] what is made from a page that remembers one never nests', () => {
    const search = `?origem=${encodeURIComponent('/leilao/5b0f6a1e')}`;
    expect(withReturnTo('/entrar', { pathname: '/planos', search })).toBe(`/entrar${search}`);
    expect(withReturnTo('/cadastro?perfil=leiloeiro', { pathname: '/entrar', search })).toBe(
      `/cadastro?perfil=leiloeiro&${search.slice(1)}`,
    );
  });

  test.each(['/entrar', '/login', '/cadastro?perfil=leiloeiro', '/recuperar-senha/abc'])(
    '[WAY-03] %s is no place to come back to',
    (address) => {
      expect(safeReturnTo(address)).toBeNull();
      const [pathname = '', query] = address.split('?');
      expect(withReturnTo('/entrar', { pathname, search: query ? `?${query}` : '' })).toBe('/entrar');
    },
  );
});
