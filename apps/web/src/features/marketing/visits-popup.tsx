import { LiveSocialProof, SocialProof, useSampleSocialProof } from '@martelo/ui/social-proof';
import { useEffect, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { setStored, getStored } from '../../lib/storage.ts';
import { sampleVisits } from './messages.ts';
import { countVisitors } from './visitors.calls.ts';

const key = 'visits_dismissed';
const [first, shown] = [7000, 5000];

/** One line at the bottom of the home page (HOME-08): made up and marked, or the server's true count (HONEST-01). */
export function VisitsPopup({ marketing }: { marketing: 'sample' | 'live' }) {
  const [dismissed, setDismissed] = useState(() => getStored('browser', key) !== null);
  const dismiss = () => {
    setStored('browser', key, 'yes');
    setDismissed(true);
  };
  if (marketing === 'sample') return <SampleVisits playing={!dismissed} onDismiss={dismiss} />;
  return dismissed ? null : <LiveVisits onDismiss={dismiss} />;
}

function SampleVisits({ playing, onDismiss }: { playing: boolean; onDismiss: () => void }) {
  return <SocialProof {...useSampleSocialProof({ messages: sampleVisits, playing })} onDismiss={onDismiss} />;
}

/** Once, at the time of the first: a true figure need not come back to be believed. */
function LiveVisits({ onDismiss }: { onDismiss: () => void }) {
  const [visitors, setVisitors] = useState<number | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let gone: ReturnType<typeof setTimeout> | undefined;
    const show = async () => {
      const count = await countVisitors(apiFor(), abort.signal);
      if (abort.signal.aborted) return;
      setVisitors(count);
      gone = setTimeout(() => setVisitors(null), shown);
    };
    const timer = setTimeout(() => void show(), first);
    return () => {
      abort.abort();
      clearTimeout(timer);
      clearTimeout(gone);
    };
  }, []);
  return <LiveSocialProof visitors={visitors} onDismiss={onDismiss} />;
}
