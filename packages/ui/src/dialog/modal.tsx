import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';

import { useControlled } from '../internal/use-controlled.ts';
import { useOpenOnPage } from '../internal/use-open-on-page.ts';
import { useOpener } from '../internal/use-opener.ts';
import { variants } from '../internal/variants.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './modal.css.ts';

const surface = variants(styles.framed, { variants: { shape: styles.shape, size: styles.size } });

/** What everything has that opens over the page. */
export interface ModalProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  /** Where its owner keeps it. */
  open?: boolean | undefined;
  /** Whether it is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with whether it is open after each change. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The heading at its top, and its name. */
  title: string;
  /** What stands between the title and the `footer`. */
  children: ReactNode;
  /** The button that opens it, unless the parent does. */
  trigger?: ReactElement | undefined;
  /** Stays in sight below what scrolls: the answers. */
  footer?: ReactNode;
  /** Where the focus starts: on the close button, on the title to be read first, or in the first field. */
  initialFocus?: 'close' | 'title' | 'field' | undefined;
}

interface FrameProps extends ModalProps {
  shape: keyof typeof styles.shape;
  description?: string | undefined;
  size?: keyof typeof styles.size | undefined;
}

/**
 * Over the page, which waits: the focus stays inside and returns to where it was. Closes on Escape, on a press outside,
 * on its button and with its page. A toast above it may be pressed.
 */
export function Modal({
  open: given,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  shape,
  size,
  trigger,
  footer,
  initialFocus = 'close',
  onOpenAutoFocus,
  onCloseAutoFocus,
  onInteractOutside,
  className,
  children,
  ...props
}: FrameProps) {
  const { close } = useMessages();
  const opener = useOpener();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return (
    <Primitive.Root open={useOpenOnPage(open, setOpen)} onOpenChange={setOpen}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        {/* Radix's own overlay locks the scroll by an inline style element, which the site's policy blocks. */}
        <div className={styles.backdrop} />
        <Primitive.Content
          {...(!description && { 'aria-describedby': undefined })}
          {...props}
          data-modal=""
          onOpenAutoFocus={(event) => {
            opener.remember();
            onOpenAutoFocus?.(event);
            if (event.defaultPrevented) return;
            const target = findStart(event.target, initialFocus);
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            opener.giveBack(event);
          }}
          onInteractOutside={(event) => {
            onInteractOutside?.(event);
            if (event.target instanceof Element && event.target.closest('[data-toaster]'))
              event.preventDefault();
          }}
          onSubmit={keepInside(props.onSubmit)}
          onReset={keepInside(props.onReset)}
          className={surface({ shape, size, className })}
        >
          <header className={styles.head}>
            <Primitive.Title tabIndex={initialFocus === 'title' ? -1 : undefined} className={styles.title}>
              {title}
            </Primitive.Title>
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

/**
 * React tells the parents in the tree, a form among them, of what happens in a portal. The native event goes on: the
 * page's own listeners are no parents.
 */
const keepInside =
  <Event extends SyntheticEvent>(handle: ((event: Event) => void) | undefined) =>
  (event: Event) => {
    handle?.(event);
    event.isPropagationStopped = () => true;
  };

const starts = {
  title: 'h2[tabindex]',
  field: 'input:not([type="hidden"]), select, textarea, [role="switch"], [role="slider"]',
};

/** None leaves the start to Radix: the first that can be reached, which is the close button. */
function findStart(dialog: EventTarget | null, initialFocus: 'close' | keyof typeof starts) {
  if (!(dialog instanceof Element) || initialFocus === 'close') return undefined;
  return [...dialog.querySelectorAll<HTMLElement>(starts[initialFocus])].find(
    (start) => !start.matches(':disabled'),
  );
}
