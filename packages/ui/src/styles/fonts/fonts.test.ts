import { expect, test } from 'vitest';

import { cutUsualFont, readUsualFont } from '../../../subset-font.ts';

test('the font of every page is what its letters and weights give: run subset-font.ts after a change', async () => {
  const cut = await cutUsualFont();
  expect(cut.equals(readUsualFont())).toBe(true);
});
