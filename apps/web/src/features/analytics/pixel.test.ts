import { expect, test } from 'vitest';

import { pixelAddress } from './pixel.ts';

test.each([
  ['page_view', 'PageView'],
  ['view_content', 'ViewContent'],
  ['add_to_wishlist', 'AddToWishlist'],
  ['lead', 'Lead'],
  ['search', 'Search'],
  ['contact', 'Contact'],
  ['chat_click', 'Contact'],
] as const)('[SHELL-11] %s goes to the pixel as %s, the address without its query', (name, shown) => {
  const { searchParams } = new URL(
    pixelAddress('123', name, {
      href: 'https://martelo.example/leiloes?keyword=segredo#x',
      title: 'Imóveis em Leilão · Martelo',
      segment: 'leiloes',
    }),
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    id: '123',
    ev: shown,
    dl: 'https://martelo.example/leiloes',
    'cd[page_title]': 'Imóveis em Leilão · Martelo',
    'cd[segment]': 'leiloes',
    noscript: '1',
  });
});
