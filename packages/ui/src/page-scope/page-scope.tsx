import type { ReactNode } from 'react';

import { PageContext } from '../internal/use-open-on-page.ts';

export interface PageScopeProps {
  /** What identifies the shown page: its path, or the key of its history entry. */
  page: string;
  /** What belongs to the page, with the dialogs that close with it. */
  children: ReactNode;
}

/**
 * Names the page that is shown. A dialog below it closes as soon as another is: it belongs to the page it was opened
 * on.
 */
export function PageScope({ page, children }: PageScopeProps) {
  return <PageContext value={page}>{children}</PageContext>;
}
