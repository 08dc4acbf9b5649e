import { warnMissingLabel } from '../internal/warn-dev.ts';
import { Modal, type ModalProps } from './modal.tsx';

export type { ModalProps } from './modal.tsx';

export interface DialogProps extends ModalProps {
  /** A sentence under the title, read with it when the dialog opens. */
  description?: string | undefined;
  /** `large` is for more than one column of a form. */
  size?: 'medium' | 'large' | undefined;
}

/** A short question or a small form over the page, which waits until it is closed. */
export function Dialog(props: DialogProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Dialog', props.title, 'title');
  return <Modal {...props} shape="center" />;
}
