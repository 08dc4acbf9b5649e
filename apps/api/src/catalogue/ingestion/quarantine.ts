/** Why a list waits for a person's approval: each reason has its flag, `--accept-shrink`. */
export const quarantineReasons = ['shrink', 'empty', 'truncated', 'unreadable', 'discount', 'blank'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** One reason for putting a list in quarantine, as a Portuguese sentence. */
export interface Finding {
  reason: QuarantineReason;
  sentence: string;
}

/** The flag by which a person accepts a list in spite of it. */
export const flagOf = (reason: QuarantineReason): string => `--accept-${reason}`;

/** All the findings as one text, with the flags that accept what was found; null where there is none. */
export function describeFindings(findings: readonly Finding[]): string | null {
  if (findings.length === 0) return null;
  const flags = [...new Set(findings.map(({ reason }) => flagOf(reason)))].join(' ');
  const sentences = findings.map(({ sentence }) => sentence).join(' ');
  return `${sentences} Confira e repita com ${flags} para aceitar.`;
}
