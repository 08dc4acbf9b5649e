import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';

import { consentAtom } from './consent.atoms.ts';
import { setPixel, track } from './track.ts';

const words = ['keyword', 'search', 'q'];

/**
 * Tells of each page, each auction that is opened, each search for words (SHELL-11); of the first page once it is
 * allowed.
 */
export function PageEvents({ pixelId }: { pixelId: string | null }) {
  const consent = useAtomValue(consentAtom);
  const { pathname, search } = useLocation();
  const at = useNavigation().state === 'idle' ? pathname : null;
  const matches = useMatches();
  const allowed = consent === 'granted';
  const searched = words.map((word) => new URLSearchParams(search).get(word)).find(Boolean) ?? '';

  const trackPage = useEffectEvent(() => {
    track({ name: 'page_view' });
    const auction = matches.find(({ id }) => id === 'routes/auction-detail');
    const key = auction?.loaderData ? auction.params['id'] : undefined;
    if (key) track({ name: 'view_content', auctionKey: key });
  });
  useEffect(() => setPixel(pixelId), [pixelId]);
  useEffect(() => {
    if (allowed && at !== null) trackPage();
  }, [allowed, at]);
  useEffect(() => {
    if (allowed && searched) track({ name: 'search' });
  }, [allowed, searched]);
  return null;
}
