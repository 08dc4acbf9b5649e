import { Modal, type ModalProps } from './modal.tsx';

export interface DialogProps extends ModalProps {
  description?: string;
}

/** A short question or a small form over the page, which waits until it is closed. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} shape="center" />;
}
