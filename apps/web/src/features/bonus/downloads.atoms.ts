import type { Download } from '@martelo/ui/bonus-card';
import { atom } from 'jotai';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { saveFile } from '../../lib/save-file.ts';
import { sessionNow } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { fetchBonus, type OwnBonus } from './bonus.calls.ts';
import { messages } from './messages.ts';

const stateByItemAtom = atom<ReadonlyMap<number, Download>>(new Map());

/** The downloads' states by item; successful ones are removed. They go on while other screens are open. */
export const downloadsAtom = atom((get) => get(stateByItemAtom));

/** Fetches an item's file and hands it to the browser. Resolves to whether it arrived (BONUS-03). */
export const downloadBonusAtom = atom(null, async (get, set, item: OwnBonus): Promise<boolean> => {
  const put = (download: Download | null) => {
    const next = new Map(get(stateByItemAtom));
    if (download) next.set(item.id, download);
    else next.delete(item.id);
    set(stateByItemAtom, next);
  };
  if (get(stateByItemAtom).get(item.id)?.state === 'running') return false;
  put({ state: 'running' });
  try {
    const { content, name } = await fetchBonus(apiFor(), item, ({ loaded, total }) =>
      put({ state: 'running', loaded, ...(total !== null && { total }) }),
    );
    saveFile(content, name ?? item.title);
    put(null);
    return true;
  } catch (error) {
    put({ state: 'failed' });
    // A session that is over says so itself.
    if (sessionNow())
      showToast({ tone: 'critical', title: messages.downloadFailed, message: sentenceOf(error) });
    return false;
  }
});
