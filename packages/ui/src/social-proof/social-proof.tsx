import { cx } from 'class-variance-authority';
import { UsersRound, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

import { Badge } from '../badge/badge.tsx';
import { warnInvalidNumber } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';
import { coversControl } from './covers-control.ts';

import * as styles from './social-proof.css.ts';

export { type SocialProofOptions, type SocialProofShown, useSampleSocialProof } from './use-social-proof.ts';

export interface SocialProofProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is seen; null for nothing. */
  text: string | null;
  /** What is read aloud, where `text` changes while it is seen. */
  announced?: string | null | undefined;
  /** It is made up: marked 'Exemplo' (HONEST-01, HONEST-02). */
  sample?: boolean | undefined;
  /** Somebody wants it never again; the application keeps that. */
  onDismiss: () => void;
  /** A pointer or the focus is on it, or has left: its time stands still meanwhile. */
  onHold?: ((reason: 'pointer' | 'focus', on: boolean) => void) | undefined;
}

/**
 * One line at the bottom left, for a moment (HOME-08). Where it would lie over a control it waits unseen until the page
 * is scrolled so that it does not.
 */
export function SocialProof({
  text,
  announced = text,
  sample = false,
  onDismiss,
  onHold,
  className,
  ...props
}: SocialProofProps) {
  const messages = useMessages(marketingTexts);
  const ref = useRef<HTMLDivElement>(null);
  const [free, setFree] = useState(false);

  const shown = text !== null && text !== '';
  useEffect(() => {
    if (!shown) return;
    const update = () => setFree(ref.current !== null && !coversControl(ref.current));
    update();
    const options = { capture: true, passive: true };
    addEventListener('scroll', update, options);
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update, options);
      removeEventListener('resize', update);
      setFree(false);
    };
  }, [shown]);

  return (
    <div {...props} className={cx(styles.place, className)}>
      <VisuallyHidden role="status">
        {/* While invisible it is not read by screen readers either. */}
        {shown && free && `${sample ? `${messages.sample}: ` : ''}${announced}`}
      </VisuallyHidden>
      {shown && (
        <div
          ref={ref}
          {...(!free && { 'data-waiting': '' })}
          onPointerEnter={() => onHold?.('pointer', true)}
          onPointerLeave={() => onHold?.('pointer', false)}
          onFocus={() => onHold?.('focus', true)}
          onBlur={() => onHold?.('focus', false)}
          className={styles.popup}
        >
          <UsersRound className={styles.icon} aria-hidden />
          {/* Read by the status, once. */}
          <p aria-hidden className={styles.words}>
            {sample && (
              <Badge tone="caution" size="small">
                {messages.sample}
              </Badge>
            )}
            <span>{text}</span>
          </p>
          <button
            type="button"
            aria-label={messages.dismissForGood}
            title={messages.dismissForGood}
            onClick={onDismiss}
            className={styles.dismiss}
          >
            <X className={styles.glyph} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

export interface LiveSocialProofProps extends Omit<SocialProofProps, 'text' | 'announced' | 'sample'> {
  /** Counted by the server over the last hour; null without a count. */
  visitors: number | null;
}

/**
 * The true count of the last hour, or nothing (HONEST-01): never zero, a fraction or a guess.
 */
export function LiveSocialProof({ visitors, ...props }: LiveSocialProofProps) {
  if (process.env.NODE_ENV !== 'production') warnInvalidNumber('LiveSocialProof', 'visitors', visitors, 0);
  const { visitorsLastHour } = useMessages(marketingTexts);
  const counted = visitors !== null && Number.isSafeInteger(visitors) && visitors > 0;
  return <SocialProof {...props} text={counted ? visitorsLastHour(visitors) : null} />;
}
