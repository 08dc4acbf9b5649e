import { useEffect, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { type AlertValues, criteriaOf } from './alert-values.ts';
import { type Preview, previewAlert } from './alerts.calls.ts';

const delay = 400;

export type PreviewState =
  | { state: 'incomplete' }
  | { state: 'counting' }
  | { state: 'failed' }
  | ({ state: 'counted' } & Preview);

/** What the form, as it is filled, would have told of: asked after a rest in the writing. */
export function usePreview(values: AlertValues): PreviewState {
  const criteria = criteriaOf(values);
  // The wish in words, so that only another one is asked for.
  const wish = criteria && JSON.stringify(criteria);
  const [known, setKnown] = useState<{ wish: string; answer: PreviewState } | null>(null);

  useEffect(() => {
    if (wish === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      previewAlert(apiFor(), JSON.parse(wish), abort.signal).then(
        (preview) => setKnown({ wish, answer: { state: 'counted', ...preview } }),
        () => abort.signal.aborted || setKnown({ wish, answer: { state: 'failed' } }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wish]);

  if (wish === null) return { state: 'incomplete' };
  return known?.wish === wish ? known.answer : { state: 'counting' };
}
