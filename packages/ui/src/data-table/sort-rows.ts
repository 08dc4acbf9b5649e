/** What rows are compared by; null and undefined come last, whichever the direction. */
export type SortKey = string | number | null | undefined;

export interface Sort {
  /** The column's id. */
  column: string;
  /** `ascending` is from the least to the most, from A to Z. */
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** The rows in order of their keys; those of the same key stay as they are. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: Sort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    return sign * compare(a, b);
  });
}

/** The next order after a press on a column's head. */
export function nextSort(sort: Sort | null, column: string, first: Sort['direction']): Sort {
  if (sort?.column !== column) return { column, direction: first };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
