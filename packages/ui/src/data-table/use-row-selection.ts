import { useRef } from 'react';

interface RowSelection {
  /** All rows, in the order in which they are shown. */
  ids: readonly string[];
  selected: readonly string[];
  onSelectedChange: (ids: readonly string[]) => void;
}

/** The rows from one to another, both included, whichever comes first; the second alone where the first is gone. */
export function rowsBetween(ids: readonly string[], one: string | null, other: string): readonly string[] {
  const [start, end] = [one === null ? -1 : ids.indexOf(one), ids.indexOf(other)];
  return start < 0 ? [other] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Which rows are selected: one, all, or from the last one pressed to this one. */
export function useRowSelection({ ids, selected, onSelectedChange }: RowSelection) {
  const last = useRef<string | null>(null);
  const set = (rows: readonly string[], on: boolean) => {
    const others = selected.filter((id) => !rows.includes(id));
    onSelectedChange(on ? [...others, ...rows] : others);
  };
  return {
    all: {
      checked: ids.length > 0 && ids.every((id) => selected.includes(id)),
      some: ids.some((id) => selected.includes(id)),
      onCheckedChange: (on: boolean) => set(ids, on),
    },
    toggle: (id: string, on: boolean, further: boolean) => {
      set(further ? rowsBetween(ids, last.current, id) : [id], on);
      last.current = id;
    },
  };
}
