/** What is written over a part of a file, by the part's first offset. */
export type Edits = Map<number, { end: number; text: string }>;

export function applyEdits(code: string, edits: Edits): string {
  let result = code;
  for (const [start, { end, text }] of [...edits].toSorted(([a], [b]) => b - a))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}
