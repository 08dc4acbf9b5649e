import { aPicture } from '@martelo/domain/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Gallery } from './gallery.tsx';

test('[DETAIL-03] the server gives all pictures, within reach while no script runs', () => {
  const page = renderToString(
    <Gallery images={[aPicture(1), aPicture(2), aPicture(3)]} place="Casa em Moóca" />,
  );
  expect(page).toContain('alt="Casa em Moóca, imagem 3 de 3"');
  expect(page).not.toContain('inert');
  expect(page).not.toContain('style=');
});
