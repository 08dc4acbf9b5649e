import { sql } from 'kysely';

/** The sources whose prices have been observed to follow the staircase, and the sample lists that imitate them. */
const ruleSources: readonly string[] = ['caixa', 'demonstracao-caixa'];

/** The kinds of sale that follow it; they change into each other. */
export const ruleModes = ['direct', 'online'] as const;
export type RuleMode = (typeof ruleModes)[number];

/** Whether prices of the source follow the staircase in any mode. */
export const isRuleSource = (code: string): boolean => ruleSources.includes(code);

/** The mode of a row of the source that follows the rule; null for every other kind of sale. */
export const ruleModeOf = (saleMethod: string | null): RuleMode | null =>
  ruleModes.find((mode) => mode === saleMethod) ?? null;

export const inRule = (column: ReturnType<typeof sql>) => sql`${column} = any (${ruleModes}::text[])`;
