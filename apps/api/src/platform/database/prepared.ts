import { sql } from 'kysely';

const mark = /^\s*\/\* prepared: ([a-z-]+) \*\//;

/**
 * Begins a statement that a connection to PostgreSQL plans once instead of each time: one with a text that never
 * changes and a plan that fits any values. Array parameters are read by `(select …::type[])`, else the planner takes
 * each array's length into account and plans again. The embedded database plans each time.
 */
export const prepared = (name: string) => sql.raw(`/* prepared: ${name} */`);

/** The name that a text is prepared by. */
export const preparedName = (text: string): string | null => mark.exec(text)?.[1] ?? null;
