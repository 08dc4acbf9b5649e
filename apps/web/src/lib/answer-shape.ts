/** An answer without what its screen stands on: the call has failed, whatever its status (ACC-02, ACC-06). */
export class WrongShape extends Error {
  override readonly name = 'WrongShape';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer, whose fields of these names are there and of one kind; throws WrongShape else. */
export function withFields<Answer extends object>(
  answer: Answer,
  kind: 'string' | 'number',
  ...names: (keyof Answer & string)[]
): Answer {
  const read: unknown = answer;
  const missing = names.find((name) => !isRecord(read) || typeof read[name] !== kind);
  if (missing !== undefined) throw new WrongShape(`An answer has no ${kind} '${missing}'.`);
  return answer;
}
