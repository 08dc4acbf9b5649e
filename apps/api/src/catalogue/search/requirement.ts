/** Which values of a column pass: any of these, or all between two, both included. */
export type Requirement =
  | { oneOf: readonly number[] }
  | { texts: readonly string[] }
  | { from: number; to: number };

export const oneOf = (values: readonly number[]): Requirement | null =>
  values.length > 0 ? { oneOf: values } : null;
/** 0 stands for unknown, which no range includes. */
export const between = (from: number | null, to: number | null, least = 1): Requirement | null =>
  from === null && to === null
    ? null
    : { from: Math.max(least, from ?? least), to: to ?? Number.POSITIVE_INFINITY };
export const when = (isOn: boolean, code: number): Requirement | null => (isOn ? { oneOf: [code] } : null);
