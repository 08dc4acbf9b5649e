import { useEffect, useId, useRef, useState } from 'react';

import { type ComboboxOption, groupOptions, optionKey } from './group-options.ts';
import { optionDomId } from './option-list.tsx';

/** More are not read by anybody; the rest is found by writing on. */
const maxShown = 100;

/** What is open and active in a list of options under an input that keeps the focus. */
export function useOptionPopup<Option extends ComboboxOption>(options: readonly Option[]) {
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [requestedKey, setActive] = useState<string | null>(null);

  const groups = open ? groupOptions(options, maxShown) : [];
  const shown = groups.flatMap((group) => group.options);
  // A new answer may no longer hold the option that was active.
  const at = shown.findIndex((option) => optionKey(option) === requestedKey);
  const active = shown[at];
  const activeKey = active ? optionKey(active) : null;
  const activeId = activeKey === null ? undefined : optionDomId(listId, activeKey);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  // A press on what takes no focus does not blur the input on every phone.
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  const show = (option: Option | undefined) => {
    setOpen(true);
    setActive(option ? optionKey(option) : null);
  };
  return {
    anchor,
    listId,
    open,
    groups,
    shown: shown.length,
    /** Without those that are listed once already. */
    total: options.length - (Math.min(maxShown, options.length) - shown.length),
    active,
    activeKey,
    activeId,
    show: () => show(undefined),
    close: () => {
      setOpen(false);
      setActive(null);
    },
    /** Opens, and goes to the next or the last option, round the ends. */
    move: (step: 1 | -1) => {
      const list = groupOptions(options, maxShown).flatMap((group) => group.options);
      const next = at < 0 ? (step === 1 ? 0 : -1) : (at + step) % list.length;
      show(list.at(next));
    },
    deactivate: () => setActive(null),
  };
}
