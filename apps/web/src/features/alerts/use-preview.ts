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

/** The past matches of the form's current values; fetched once typing pauses. */
export function usePreview(values: AlertValues): PreviewState {
  const criteria = criteriaOf(values);
  // Serialized, so that only changed filters are requested.
  const serialized = criteria && JSON.stringify(criteria);
  const [known, setKnown] = useState<{ serialized: string; answer: PreviewState } | null>(null);

  useEffect(() => {
    if (serialized === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      previewAlert(apiFor(), JSON.parse(serialized), abort.signal).then(
        (preview) => setKnown({ serialized, answer: { state: 'counted', ...preview } }),
        () => abort.signal.aborted || setKnown({ serialized, answer: { state: 'failed' } }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [serialized]);

  if (serialized === null) return { state: 'incomplete' };
  return known?.serialized === serialized ? known.answer : { state: 'counting' };
}
