import { browserApi } from '../../lib/browser-api.ts';
import { loadScript } from '../../lib/load-script.ts';
import { useLatestCall } from '../../lib/use-latest-call.ts';
import type { suggest } from './list.calls.ts';
import { messages } from './messages.ts';

type Suggestions = Awaited<ReturnType<typeof suggest>>;
export type Suggestion = Suggestions['options'][number];

const none: Suggestions = { options: [], failed: false };

const groupLabels = {
  city: 'Cidades',
  district: 'Regiões e distritos',
  neighborhood: 'Bairros',
  auction: 'Leilões',
};

/**
 * The filters that a suggested place stands for. A district is none of its own: its name is searched for within its
 * city.
 */
export const filtersOf = ({ kind, id, label }: Suggestion) => ({
  keyword: kind === 'district' ? label : '',
  stateIds: [],
  cityIds: [Number.parseInt(id, 10)],
  neighborhoods: kind === 'neighborhood' ? [label] : [],
});

/** Suggestions for what is typed (LIST-12), as a `Combobox` shows them; the answer to the last text alone counts. */
export function useSuggestions() {
  const [{ options, failed }, loading, ask, settle] = useLatestCall(none, { options: [], failed: true });

  const find = (q: string) => {
    if (!q.trim()) return settle(none);
    void ask(async (signal) => {
      const calls = await loadScript(() => import('./list.calls.ts'));
      return calls.suggest(await browserApi(), q, signal);
    });
  };

  return {
    find,
    // A sentence that no place is called by is searched for all the same.
    shown: { options, loading, groupLabels, emptyText: failed ? messages.suggestionsFailed : '' },
  };
}
