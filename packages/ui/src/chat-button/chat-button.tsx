import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../internal/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';
import { chatHref } from './chat-href.ts';

import * as styles from './chat-button.css.ts';

export interface ChatButtonProps extends Omit<ComponentProps<'a'>, 'href' | 'children' | 'onClick'> {
  /** Brazilian, with or without signs and 55. For any other there is no button. */
  number: string;
  /** What is already written when the conversation opens: asks for information. */
  greeting: string;
  /** Told on a press, with the tag of the event. */
  onOpen?: (tag: 'float') => void;
}

/** Floats at the bottom right and opens the conversation (SHELL-06). Toasts come from the top and lie over it. */
export function ChatButton({ number, greeting, onOpen, className, ...props }: ChatButtonProps) {
  const { chat, newTab } = useMessages(marketingTexts);
  const href = chatHref(number, greeting);
  if (!href) return null;
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      data-chat-button=""
      {...props}
      href={href}
      onClick={() => onOpen?.('float')}
      className={cx(styles.root, className)}
    >
      <MessageCircle className={styles.icon} aria-hidden />
      <span className={styles.label}>{chat}</span>
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </a>
  );
}
