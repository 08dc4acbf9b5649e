import type { Alert } from '@martelo/domain/alert';
import { nonBreakingUnits } from '@martelo/domain/units';
import { ArrowRight, Bell, MapPin } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { Badge } from '../badge/badge.tsx';
import { propertyIcons } from '../internal/property-icons.ts';
import { warnInvalidAmount, warnRenamed } from '../internal/warn-dev.ts';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { AlertActions } from './alert-actions.tsx';
import { formatPriceRange } from './price-range.ts';
import { propertyTypeOfLabel } from './property-kind.ts';

import * as styles from './alert-card.css.ts';

export type { Alert };

export interface AlertCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The alert, in the domain's shape. */
  alert: Alert;
  /** The list that shows what it watches for; without it there is no way there. */
  listHref?: string | undefined;
  /** More about it, below its facts: the address of its calendar. */
  details?: ReactNode;
  /** Without it the card has no such button; so with the two below. */
  onEdit?: ((id: Alert['id']) => void) | undefined;
  /** Requests the other state: `true` is paused. */
  onPausedChange?: ((id: Alert['id'], paused: boolean) => void) | undefined;
  /** Requests the deletion; the parent asks for confirmation first. */
  onDelete?: ((id: Alert['id']) => void) | undefined;
  /** Which call about this alert runs. */
  loading?: 'delete' | 'pause' | undefined;
  /** The title's level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** @deprecated It is called `loading`. */
  busy?: 'delete' | 'pause' | undefined;
}

/** A saved alert, and its buttons (ALERT-05). */
export function AlertCard({
  alert,
  listHref,
  details,
  onEdit,
  onPausedChange,
  onDelete,
  busy,
  loading = busy,
  headingLevel = 3,
  className,
  ...props
}: AlertCardProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('AlertCard', { busy }, 'loading');
    warnInvalidAmount('AlertCard', 'alert.minimum', alert.minimum);
    warnInvalidAmount('AlertCard', 'alert.maximum', alert.maximum);
  }
  const messages = useMessages(accountTexts);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { category, subCategory, city, auctionType, minimum, maximum, active, frequency, matches } = alert;
  const { filterLabels = [] } = alert;
  const kind = subCategory?.trim() || category?.trim() || messages.alertKindUnknown;
  const place = city?.trim() || messages.noPlace;
  const name = alert.name?.trim();
  const ownName = name || messages.alertName(kind, place);
  const type = propertyTypeOfLabel(kind);
  const Icon = type ? propertyIcons[type] : Bell;
  const facts = [
    { term: messages.category, description: category?.trim() || messages.unknown },
    { term: messages.auctionType, description: auctionType?.trim() || messages.unknown },
    frequency && { term: messages.alertFrequency, description: messages.alertFrequencies[frequency] },
    matches !== undefined && {
      term: messages.alertMatches,
      description: matches > 0 ? messages.auctions(matches) : messages.noMatchesYet,
    },
  ].filter((fact) => typeof fact === 'object');
  return (
    <article
      aria-labelledby={titleId}
      {...props}
      {...(loading === 'delete' && { 'aria-busy': true })}
      data-paused={!active || undefined}
      className={cx(styles.base, className)}
    >
      <header className={styles.head}>
        <span className={styles.disc}>
          <Icon aria-hidden className={styles.icon} />
        </span>
        <div className={styles.what}>
          <Heading id={titleId} className={styles.title}>
            {name || kind}
          </Heading>
          <p className={styles.place}>
            <MapPin aria-hidden className={styles.pin} />
            {nonBreakingUnits(name ? `${kind} · ${place}` : place)}
          </p>
        </div>
      </header>
      <p className={styles.range}>{formatPriceRange(minimum, maximum, messages)}</p>
      <div className={styles.details}>
        {filterLabels.length > 0 && (
          <ul aria-label={messages.alertFilters} className={styles.filters}>
            {filterLabels.map((label) => (
              <li key={label}>
                <Badge>{label}</Badge>
              </li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          {facts.map(({ term, description }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.description}>{description}</dd>
            </div>
          ))}
        </dl>
        {listHref && (
          <Link href={listHref} aria-label={`${messages.seeList}: ${ownName}`} className={styles.list}>
            {messages.seeList}
            <ArrowRight aria-hidden className={styles.actionIcon} />
          </Link>
        )}
        {details && <div className={styles.more}>{details}</div>}
      </div>
      <footer className={styles.foot}>
        <p className={styles.state}>
          <span aria-hidden className={styles.dot} />
          {active ? messages.alertStates.active : messages.alertStates.paused}
        </p>
        <AlertActions
          name={ownName}
          paused={!active}
          loading={loading}
          onEdit={onEdit && (() => onEdit(alert.id))}
          onPause={onPausedChange && (() => onPausedChange(alert.id, active))}
          onDelete={onDelete && (() => onDelete(alert.id))}
        />
      </footer>
    </article>
  );
}
