import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { hidden } from '../internal/visually-hidden.css.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { dataTexts } from '../messages/pt-br-data.ts';

import * as styles from './copy-button.css.ts';

/** Milliseconds that it says so; that it failed it says until the next press. */
const said = 2000;

export interface CopyButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'value' | 'onClick' | 'title' | 'onCopy'
> {
  /** What is copied. */
  value: string;
  /** Says what it is: 'Copiar endereço'. */
  label?: string | undefined;
  /** Only the icon is seen; the words stay its name and its hint. */
  hideLabel?: boolean | undefined;
  /** 36 or 44 px high; `medium` by default. A compact density takes 8 px off. */
  size?: 'small' | 'medium' | undefined;
  /** Whether the text is in the clipboard; it may be refused. */
  onCopied?: ((copied: boolean) => void) | undefined;
}

/**
 * Puts a text into the clipboard and says so on itself and aloud. Where the browser refuses, it says that: the text
 * stands beside it to be selected manually, as in `Code`.
 */
export function CopyButton({
  value,
  label,
  hideLabel = false,
  size = 'medium',
  onCopied,
  ...props
}: CopyButtonProps) {
  const messages = useMessages(dataTexts);
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('CopyButton', value, 'value');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function press() {
    // A second failure is read aloud as well.
    setOutcome(null);
    const copied = await copyText(value);
    clearTimeout(timer.current);
    setOutcome(copied ? 'copied' : 'failed');
    if (copied) timer.current = setTimeout(() => setOutcome(null), said);
    onCopied?.(copied);
  }

  const name = label ?? messages.copy;
  const Icon = outcome === 'copied' ? Check : Copy;
  const words = outcome === null ? '' : messages.copyOutcomes[outcome];
  const common = { ...props, size, onClick: () => void press() };
  return (
    <>
      {hideLabel ? (
        <IconButton {...common} label={name} icon={Icon} variant="outlined" />
      ) : (
        <Button {...common}>
          <Icon className={styles.icon} aria-hidden />
          <span className={styles.words}>
            {/* Both stand there, so that the button keeps its width. */}
            <span className={outcome === 'copied' ? styles.unseen : styles.said}>{name}</span>
            <span aria-hidden className={outcome === 'copied' ? styles.said : styles.unseen}>
              {messages.copyOutcomes.copied}
            </span>
          </span>
        </Button>
      )}
      <span role="status" className={outcome === 'failed' ? styles.failed : hidden}>
        {words}
      </span>
    </>
  );
}

/** The clipboard is missing on an insecure address and in some in-app browsers, and may refuse elsewhere. */
async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
