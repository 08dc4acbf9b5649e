import type { ReactNode } from 'react';

/** Whether React renders nothing of it, as of the `false` that a condition leaves. */
export const isBlank = (node: ReactNode): boolean =>
  node === null || node === undefined || node === '' || typeof node === 'boolean';
