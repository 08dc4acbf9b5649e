import type { ReactNode } from 'react';

import { Modal, type ModalProps } from '../dialog/modal.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';

export interface SheetProps extends ModalProps {
  /** Stays in sight at the end: the one button that applies and closes. */
  footer?: ReactNode;
}

/** A longer form over the page: from below on phones, from the side on wider pages (LIST-11). */
export function Sheet(props: SheetProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Sheet', props.title, 'title');
  return <Modal {...props} shape="sheet" />;
}
