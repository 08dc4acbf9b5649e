import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { AuctionMap, PlaceMap } from './auction-map.tsx';

// The site's policy blocks style attributes of the server's page: places must be attributes of the drawing.
test('[INFO-07] the server renders the places, without a browser and without inline styles', () => {
  const cluster = { id: '1', label: 'Manaus – AM', latitude: -3.12, longitude: -60.02, count: 23 };
  const page = renderToString(<AuctionMap label="Leilões no mapa" clusters={[cluster]} />);
  expect(page).toContain('aria-label="Manaus – AM, 23 leilões"');
  expect(page).toMatch(/<svg x="50\.000%" y="50\.000%"/);
  expect(page).not.toContain('style=');
});

test('[INFO-07] what lies outside Brazil, or counts nothing, is left out', () => {
  const page = renderToString(
    <AuctionMap
      label="Leilões no mapa"
      clusters={[
        { id: '1', label: 'Buenos Aires', latitude: -34.6, longitude: -58.38, count: 3 },
        { id: '2', label: 'Manaus – AM', latitude: -3.12, longitude: -60.02, count: Number.NaN },
      ]}
    />,
  );
  expect(page).toContain('Nenhum leilão para mostrar no mapa');
});

test('[DETAIL-05] the server renders one place', () => {
  const page = renderToString(<PlaceMap label="Recife – PE" latitude={-8.05} longitude={-34.88} />);
  expect(page).toContain('Posição aproximada: centro do município.');
  expect(page).not.toContain('style=');
});
