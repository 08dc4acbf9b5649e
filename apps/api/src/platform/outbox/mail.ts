/** A composed mail. */
export interface Mail {
  /** What it is about: of two mails with one key the second is never stored. */
  key: string;
  /** The recipient's account; null for a mail that must outlive the account, or that goes to no account. */
  personId: number | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** A mail as it is stored, ready to go out. */
export interface StoredMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  created_at: Date;
}

const maxSubjectLength = 150;

/**
 * One line, however hostile what is quoted in it: no line breaks or other control characters, at most 150 characters.
 */
export function subjectOf(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > maxSubjectLength ? `${line.slice(0, maxSubjectLength - 1).trimEnd()}…` : line;
}
