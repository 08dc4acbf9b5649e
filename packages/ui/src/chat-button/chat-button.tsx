import { cx } from 'class-variance-authority';
import { MessageCircle } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';
import { chatHref } from './chat-href.ts';
import { useFreePlace } from './use-free-place.ts';
import { useReading } from './use-reading.ts';

import * as styles from './chat-button.css.ts';

export { chatHref } from './chat-href.ts';

export interface ChatButtonProps extends Omit<ComponentProps<'a'>, 'href' | 'children' | 'onClick'> {
  /** Brazilian, with or without signs and 55. For any other there is no conversation. */
  number: string | null;
  /** Where to write where there is no conversation; without it there is no button then. */
  contactHref?: string | undefined;
  /** The prefilled message of the conversation: a request for information. */
  greeting: string;
  /** Told on a press, with the tag of the event. */
  onOpen?: ((tag: 'float') => void) | undefined;
}

/**
 * Floats at the bottom right and opens the conversation (SHELL-06), wherever no control of the page lies there: else it
 * waits unseen, and the footer has the same conversation. On a window where it lies over words it goes while somebody
 * reads on, and comes with a step back, at the page's end and with the focus. Toasts come from the top and lie over it.
 */
export function ChatButton({ number, contactHref, greeting, onOpen, className, ...props }: ChatButtonProps) {
  const { chat, newTab } = useMessages(marketingTexts);
  const conversation = number === null ? null : chatHref(number, greeting);
  const href = conversation ?? contactHref;
  const ref = useRef<HTMLAnchorElement>(null);
  const free = useFreePlace(ref);
  const reading = useReading();
  if (!href) return null;
  return (
    <a
      {...(conversation && { target: '_blank', rel: 'noopener noreferrer' })}
      data-chat-button=""
      {...(!free && { 'data-waiting': '' })}
      {...(reading && { 'data-reading': '' })}
      title={chat}
      {...props}
      ref={ref}
      href={href}
      onClick={() => onOpen?.('float')}
      className={cx(styles.root, className)}
    >
      <MessageCircle className={styles.icon} aria-hidden />
      <VisuallyHidden>{conversation ? `${chat} ${newTab}` : chat}</VisuallyHidden>
    </a>
  );
}
