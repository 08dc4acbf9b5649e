import { expect } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('[OPP-03] removing and the heart are discs of one size, and a finger hits 44 px of each', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/minha-conta/oportunidades');
  const card = page.getByRole('article').first();
  const [remove, heart] = [
    card.getByRole('button', { name: /^Remover/ }),
    card.getByRole('button', { name: /^Favorito: / }),
  ];
  await remove.scrollIntoViewIfNeeded();
  const shown = (await remove.boundingBox())!;
  const disc = (await heart.locator('> *').first().boundingBox())!;
  expect([shown.width, shown.height]).toEqual([disc.width, disc.height]);
  expect(shown.y).toBe(disc.y);
  for (const [x, y] of [
    [-3, 18],
    [18, -3],
    [39, 18],
  ] as const)
    expect(
      await remove.evaluate((button, [left, top]) => button.contains(document.elementFromPoint(left, top)), [
        shown.x + x,
        shown.y + y,
      ] as const),
    ).toBe(true);
});
