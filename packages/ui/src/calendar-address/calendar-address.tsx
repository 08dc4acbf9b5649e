import { formatDate } from '@martelo/domain/dates';
import { cx } from 'class-variance-authority';
import { CalendarPlus } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';

import { Button, ButtonLink } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { calendarTexts } from '../messages/pt-br-calendar.ts';

import * as styles from './calendar-address.css.ts';

export interface CalendarAddressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the calendar is of; said by its buttons: 'Favoritos'. */
  label: string;
  /** The https address, where it was just created: it is shown only this once. */
  address?: string | null | undefined;
  /** Since when there is one; null where there is none. */
  createdAt?: Date | null | undefined;
  /** Which call runs. */
  loading?: 'create' | 'revoke' | undefined;
  /** Requests an address, or another in its place; the parent first confirms that the old one may be revoked. */
  onCreate: () => void;
  /** Requests its revocation; the parent confirms it too. */
  onRevoke: () => void;
}

/** `webcal:` has the system's own calendar subscribe instead of taking in a copy. */
const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');

/**
 * A secret address that calendars subscribe to: made, copied, opened in a calendar, renewed and ended. For a single
 * appointment a link to its file.
 */
export function CalendarAddress({
  label = '',
  address = null,
  createdAt = null,
  loading,
  onCreate,
  onRevoke,
  className,
  ...props
}: CalendarAddressProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('CalendarAddress', label);
  const messages = useMessages(calendarTexts);
  const exists = address !== null || createdAt !== null;
  const busy = loading !== undefined;
  const named = (verb: string) => (label ? `${verb}: ${label}` : verb);
  const make = useRef<HTMLButtonElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const before = useRef({ exists, address });
  // The button that ended it goes with it, and took the focus along; what was just made stands above the button that
  // made it.
  useEffect(() => {
    const { activeElement, body } = document;
    if (before.current.exists && !exists && activeElement === body) make.current?.focus();
    if (address !== null && before.current.address !== address && activeElement === make.current)
      copy.current?.focus();
    before.current = { exists, address };
  }, [exists, address]);
  return (
    <div {...props} className={cx(styles.root, className)}>
      {address !== null && (
        <div className={styles.fresh}>
          <code className={styles.address}>{address}</code>
          <div className={styles.actions}>
            <CopyButton ref={copy} value={address} label={messages.copyCalendar} size="small" />
            <ButtonLink href={webcal(address)} size="small">
              <CalendarPlus aria-hidden className={styles.icon} />
              {messages.subscribeCalendar}
            </ButtonLink>
          </div>
        </div>
      )}
      <p role="status" className={styles.text}>
        {address !== null
          ? messages.calendarSecret
          : createdAt
            ? messages.calendarSince(formatDate(createdAt))
            : messages.noCalendar}
      </p>
      <div className={styles.actions}>
        <Button
          ref={make}
          size="small"
          loading={loading === 'create'}
          disabled={busy && loading !== 'create'}
          onClick={onCreate}
          aria-label={named(exists ? messages.renewCalendar : messages.createCalendar)}
        >
          {exists ? messages.renewCalendar : messages.createCalendar}
        </Button>
        {exists && (
          <Button
            size="small"
            variant="quiet"
            loading={loading === 'revoke'}
            disabled={busy && loading !== 'revoke'}
            onClick={onRevoke}
            aria-label={named(messages.revokeCalendar)}
          >
            {messages.revokeCalendar}
          </Button>
        )}
      </div>
    </div>
  );
}
