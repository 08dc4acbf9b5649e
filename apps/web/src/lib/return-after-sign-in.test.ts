import { expect, test } from 'vitest';

import { stepsBackTo } from './return-after-sign-in.ts';

const auction = '/leilao/5b0f6a1e';
const from = (way: string, place: string) => `${way}?origem=${encodeURIComponent(place)}`;

test.each([
  [
    'the list whose heart was pressed',
    '/leiloes?pagina=2',
    ['/', '/leiloes?pagina=2', from('/entrar', '/leiloes?pagina=2')],
    1,
  ],
  [
    'the list, by way of the registration and its second step',
    '/leiloes',
    [
      '/leiloes',
      from('/entrar', '/leiloes'),
      from('/cadastro', '/leiloes'),
      `${from('/cadastro', '/leiloes')}&etapa=2`,
    ],
    3,
  ],
  [
    'the plans that stood in place of the auction',
    auction,
    ['/leiloes', from('/planos', auction), from('/entrar', auction)],
    1,
  ],
  [
    'the same, as the first page of the visit',
    auction,
    [from('/planos', auction), from('/entrar', auction)],
    1,
  ],
  ['nothing before: an address that was typed', '/leiloes', [from('/entrar', '/leiloes')], 0],
  ['another page before', '/pesquisa', ['/', from('/entrar', '/pesquisa')], 0],
  ['the plans of another auction', auction, [from('/planos', '/leilao/1'), from('/entrar', auction)], 0],
  [
    'a page that does not redirect',
    '/leiloes',
    [from('/recuperar-senha', '/leiloes'), from('/entrar', '/leiloes')],
    0,
  ],
])('[WAY-02] %s', (_case, place, addresses, steps) => {
  expect(stepsBackTo(place, addresses)).toBe(steps);
});
