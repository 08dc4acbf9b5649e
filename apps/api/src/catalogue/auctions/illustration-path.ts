import { illustrationKind } from '@martelo/illustrations';

/** Where the drawn picture of an auction without photos is served, relative to `/auctions-images/` (RULE-05). */
export function illustrationPath(kind: string | null, subcategoryId: number | null, code: string): string {
  return `illustrations/${illustrationKind(kind, subcategoryId)}-${code.replace(/[^A-Za-z0-9]/g, '')}.svg`;
}
