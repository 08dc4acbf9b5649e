/** The edit distance of two words: letters inserted, deleted, replaced or swapped with the next. */
export function editsBetween(a: string, b: string): number {
  let [older, before] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, older[j - 2]! + 1);
      row.push(least);
    }
    [older, before] = [before, row];
  }
  return before[b.length]!;
}
