import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PriceHistory } from './price-history.tsx';

// The site's policy blocks style attributes of the server's page.
test('the server renders the line without inline styles, and the table with it', () => {
  const page = renderToString(
    <PriceHistory
      points={[
        { date: '2026-01-08', price: 240_000_00 },
        { date: '2026-03-14', price: 211_200_00 },
      ]}
    />,
  );
  expect(page).toContain('d="M0.00 16.00H100.00V80.00H100.00"');
  expect(page).toContain('preço caiu 12 %');
  expect(page).not.toContain('style=');
});

test.each([
  [97_220_00, 'preço caiu 2,8 %'],
  [99_970_00, 'preço caiu menos de 0,1 %'],
  [100_500_00, 'preço subiu 0,5 %'],
  [112_900_00, 'preço subiu 12 %'],
])('of a price of R$ 100 thousand that becomes %i centavos the table says %s', (price, words) => {
  const points = [
    { date: '2026-01-08', price: 100_000_00 },
    { date: '2026-03-14', price },
  ];
  expect(renderToString(<PriceHistory points={points} />)).toContain(words);
});
