import { Modal, type ModalProps } from '../dialog/modal.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';

export type SheetProps = ModalProps;

/** A longer form over the page: from below on phones, from the side on wider pages (LIST-11). */
export function Sheet(props: SheetProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Sheet', props.title, 'title');
  return <Modal {...props} shape="sheet" />;
}
