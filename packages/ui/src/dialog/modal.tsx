import * as Primitive from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';

import { useOpenOnPage } from '../internal/use-open-on-page.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './modal.css.ts';

const surface = cva(styles.surface, { variants: { shape: styles.shape } });

/** What everything has that opens over the page. */
export interface ModalProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

interface FrameProps extends ModalProps {
  shape: keyof typeof styles.shape;
  description?: string | undefined;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
}

/**
 * Over the page, which waits: the focus stays inside and returns to where it was. Closes on Escape, on a press outside,
 * on its button and with its page. A toast above it may be pressed.
 */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  shape,
  footer,
  className,
  children,
  ...props
}: FrameProps) {
  const { close } = useMessages();
  const opener = useRef<Element>(null);
  return (
    <Primitive.Root open={useOpenOnPage(open, onOpenChange)} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Radix's own overlay locks the scroll by an inline style element, which the site's policy blocks. */}
        <div className={styles.backdrop} />
        <Primitive.Content
          {...(!description && { 'aria-describedby': undefined })}
          {...props}
          data-modal=""
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-toaster]'))
              event.preventDefault();
          }}
          className={surface({ shape, className })}
        >
          <header className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close aria-label={close} className={styles.close}>
              <X aria-hidden className={styles.closeIcon} />
            </Primitive.Close>
          </header>
          <div className={styles.body}>
            {description && (
              <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            )}
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
