import { expect, test } from 'vitest';

import { readTypedAddress } from './typed-addresses.ts';

test.each([
  ['/mapa', '/busca-por-mapa'],
  ['/mapa?keyword=casa', '/busca-por-mapa?keyword=casa'],
  ['/alertas', '/minha-conta/alertas'],
  ['/im%C3%B3veis', '/leiloes/imoveis'],
  ['/Leil%C3%B5es?page=2', '/leiloes?page=2'],
  ['/TERMOS', '/termos-de-uso'],
])('[WAY-18] %s leads to %s', (url, address) => {
  expect(readTypedAddress(url)).toBe(address);
});

test.each([
  '/',
  '/leiloes',
  '/mapa/x',
  '/mapas',
  '/%',
  '/constructor',
  '/__proto__',
  '//mapa',
  '/mapa\\',
  '/leilao',
])('[WAY-18] %s stays what it is', (url) => {
  expect(readTypedAddress(url)).toBeNull();
});
