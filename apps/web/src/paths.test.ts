import { noFilters } from '@martelo/domain/list-filters';
import { parseFilters } from '@martelo/domain/list-url';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';

import { aliases, paths, patterns } from './paths.ts';

describe('paths', () => {
  test('[LIST-03] a list without filters is its bare path', () => {
    expect(paths.list(paths.land, {})).toBe('/leiloes/terrenos');
    expect(paths.list(paths.auctions, noFilters)).toBe('/leiloes');
  });

  test('[LIST-03] a list’s address says its filters', () => {
    const address = paths.list(paths.properties, {
      keyword: 'casa & quintal',
      cityIds: [5_208_707],
      page: 2,
    });
    expect(address).toBe('/leiloes/imoveis?keyword=casa+%26+quintal&city_id=5208707&pagina=2');
    expect(parseFilters(new URL(address, 'https://martelo.example').searchParams)).toEqual({
      ...noFilters,
      keyword: 'casa & quintal',
      cityIds: [5_208_707],
      page: 2,
    });
  });

  test('[DETAIL-11] an auction’s address keeps any key in its one segment', () => {
    expect(paths.auction('99a1c7d2-4f3b-4c1e-9a57-0d6f2b8e1c30')).toBe(
      '/leilao/99a1c7d2-4f3b-4c1e-9a57-0d6f2b8e1c30',
    );
    expect(paths.auction('../conta?x#y')).toBe('/leilao/..%2Fconta%3Fx%23y');
  });

  test('[ACC-03] what is built for one thing is what the router matches, and no address is two screens’', () => {
    for (const [pattern, address] of [
      [patterns.auction, paths.auction('a/b')],
      [patterns.resetPassword, paths.resetPassword('x?y')],
      [patterns.auctioneerFeed, paths.auctioneerFeed(7)],
      [patterns.adminFeed, paths.adminFeed(7)],
    ] as const)
      expect(matchPath(pattern, address)).not.toBeNull();
    const further = Object.values(aliases).flat();
    expect(new Set(further).size).toBe(further.length);
  });
});
