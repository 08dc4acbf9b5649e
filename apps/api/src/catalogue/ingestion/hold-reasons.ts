/** Why a list waits for a person, who may accept it: each has its flag, `--accept-shrink`. */
export const holdReasons = ['shrink', 'empty', 'truncated', 'unreadable', 'discount', 'blank'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** One reason for holding a list back, as a Portuguese sentence. */
export interface Hold {
  reason: HoldReason;
  sentence: string;
}

/** The flag by which a person accepts a list in spite of it. */
export const flagOf = (reason: HoldReason): string => `--accept-${reason}`;

/** All the reasons as one text, with the flags that accept what was held; null where there is none. */
export function describeHolds(holds: readonly Hold[]): string | null {
  if (holds.length === 0) return null;
  const flags = [...new Set(holds.map(({ reason }) => flagOf(reason)))].join(' ');
  const sentences = holds.map(({ sentence }) => sentence).join(' ');
  return `${sentences} Confira e repita com ${flags} para aceitar.`;
}
