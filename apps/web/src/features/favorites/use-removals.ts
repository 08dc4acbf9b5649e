import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { sessionNow } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { noteFavoriteAtom } from './favorites.atoms.ts';
import { removeFavorite, saveFavorite } from './favorites.calls.ts';
import type { ListedFavorite } from './favorites-page.calls.ts';
import { type TakenOff, withTakenOff } from './listed.ts';
import { messages } from './messages.ts';
import { pageMessages } from './page-messages.ts';

const none: ReadonlySet<string> = new Set();

/** Removes favourites and restores them; each change reloads the list (FAV-06). */
export function useRemovals(items: readonly ListedFavorite[]) {
  const note = useSetAtom(noteFavoriteAtom);
  const { revalidate } = useRevalidator();
  const [takenOff, setTakenOff] = useState<readonly TakenOff[]>([]);
  const [busy, setBusy] = useState(none);
  // What was put back stays where it was until the list has it again.
  const isBack = ({ item, putBack = false }: TakenOff) =>
    putBack && items.some(({ auction }) => auction.key === item.auction.key);
  if (takenOff.some(isBack)) setTakenOff(takenOff.filter((one) => !isBack(one)));
  const shown = withTakenOff(items, takenOff);

  async function change(key: string, saved: boolean) {
    setBusy((before) => new Set(before).add(key));
    try {
      await (saved ? saveFavorite : removeFavorite)(apiFor(), key);
      note(key, saved);
      showToast({ tone: 'positive', ...(saved ? messages.added : messages.removed) });
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== key)));
    }
  }

  /** Rejects where the call fails: the dialog shows the error. */
  const remove = async (item: ListedFavorite) => {
    await change(item.auction.key, false);
    setTakenOff((before) => [
      ...before.filter((one) => one.item.auction.key !== item.auction.key),
      { item, at: shown.indexOf(item) },
    ]);
    void revalidate();
  };

  const putBack = async ({ auction: { key } }: ListedFavorite) => {
    if (busy.has(key)) return;
    try {
      await change(key, true);
      setTakenOff((before) =>
        before.map((one) => (one.item.auction.key === key ? { ...one, putBack: true } : one)),
      );
      void revalidate();
    } catch {
      // A session that is over says so itself.
      if (sessionNow()) showToast({ tone: 'critical', ...pageMessages.updateFailed });
    }
  };

  const isTakenOff = ({ auction: { key } }: ListedFavorite) =>
    takenOff.some(({ item, putBack: isBackSoon }) => item.auction.key === key && !isBackSoon);

  return { shown, busy, isTakenOff, remove, putBack };
}
