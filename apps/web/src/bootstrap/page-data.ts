import type { Display } from '@martelo/ui/display-settings';
import type { HydrationState } from 'react-router-dom';

import type { SessionHintValue } from '../lib/session-hint.ts';

/** What the server rendered a page from, so that the browser renders the same without a second request. */
export interface PageData {
  now: Date;
  /** Scheme and host of the site. */
  origin: string;
  display: Display;
  /** Who seemed to be there. */
  hint: SessionHintValue;
  router: HydrationState;
}

export const pageDataId = 'page-data';

const dateKey = '$date';

/** JSON that keeps dates, safe inside a script element. */
export function serializePageData(data: PageData): string {
  const json = JSON.stringify(data, function (this: Record<string, unknown>, key: string, value: unknown) {
    const original = this[key];
    return original instanceof Date ? { [dateKey]: original.getTime() } : value;
  });
  return json.replaceAll('<', String.raw`\u003c`);
}

/** The inverse of serializePageData. */
export function parsePageData(text: string): PageData {
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && dateKey in value
      ? new Date(Number(value[dateKey]))
      : value,
  ) as PageData;
}
