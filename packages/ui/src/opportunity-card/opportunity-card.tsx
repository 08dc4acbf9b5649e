import { formatDate, formatDateTime } from '@martelo/domain/dates';
import { discountPercent } from '@martelo/domain/discount';
import { staleDays } from '@martelo/domain/list-age';
import { nonBreakingUnits } from '@martelo/domain/units';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, memo, useCallback, useId, useRef } from 'react';

import { Badge } from '../badge/badge.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { useTime } from '../internal/use-now.ts';
import { variants } from '../internal/variants.ts';
import { warnInvalidDate, warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { Picture } from '../picture/picture.tsx';
import { DaysLeft } from './days-left-note.tsx';
import { DismissedOpportunity } from './dismissed-opportunity.tsx';
import { OldList } from './old-list-note.tsx';
import { OpportunityCorner } from './opportunity-corner.tsx';
import { OpportunityFigures } from './opportunity-figures.tsx';
import { highDiscount, type Opportunity } from '@martelo/domain/opportunity';
import { describePlace, describeStatus, describeType } from './opportunity.ts';

import * as styles from './opportunity-card.css.ts';

export type { Opportunity } from '@martelo/domain/opportunity';

const card = variants(styles.base, { variants: { layout: styles.layout } });

export interface OpportunityCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The opportunity, in the domain's shape. */
  opportunity: Opportunity;
  /** The auction's page. */
  href: string;
  /** Whether it is among the favourites: the state of the heart, which is there with `onFavorite` alone. */
  favorite?: boolean | undefined;
  /** The heart was pressed. Without it the card has no heart. */
  onFavorite?: ((id: Opportunity['id']) => void) | undefined;
  /** While the favourite's call runs (FAV-01). */
  favoriteLoading?: boolean | undefined;
  /** @deprecated It is called `favoriteLoading`. */
  favoriteBusy?: boolean | undefined;
  /** The link is about to be followed: the moment to mark it viewed (OPP-05). */
  onOpen?: ((id: Opportunity['id']) => void) | undefined;
  /** Asked for its removal from the list. Without it the card has no such button. */
  onDismiss?: ((id: Opportunity['id']) => void) | undefined;
  /** Removed: one line stands in its place. */
  dismissed?: boolean | undefined;
  /** Takes the removal back. Without it the line has no such button. */
  onRestore?: ((id: Opportunity['id']) => void) | undefined;
  /** Upright in a grid (the default), or lying in a list. */
  layout?: 'grid' | 'list' | undefined;
  /** The title's level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
}

/** An auction that was found for the customer (OPP-03). The whole card follows its one link. */
export const OpportunityCard = memo(function OpportunityCard({
  opportunity,
  href,
  favorite = false,
  onFavorite,
  favoriteBusy,
  favoriteLoading = favoriteBusy ?? false,
  onOpen,
  onDismiss,
  dismissed = false,
  onRestore,
  layout = 'grid',
  headingLevel = 3,
  now,
  className,
  ...props
}: OpportunityCardProps) {
  const { id, title, originalValue, currentValue, date, image, viewed, sample } = opportunity;
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('OpportunityCard', { favoriteBusy }, 'favoriteLoading');
    warnMissingLabel('OpportunityCard', title, 'opportunity.title');
    warnInvalidDate('OpportunityCard', 'opportunity.date', date);
  }
  const messages = useMessages(accountTexts);
  const time = useTime();
  const age = staleDays(opportunity.source ?? null, now ?? new Date(time));
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  // A press on a button that goes away with it takes the focus to what comes in its place.
  const pressed = useRef(false);
  const land = useCallback((element: HTMLElement | null) => {
    if (element && pressed.current) element.focus();
    if (element) pressed.current = false;
  }, []);
  const press = (act: (id: Opportunity['id']) => void) => () => {
    pressed.current = true;
    act(id);
  };
  if (dismissed)
    return <DismissedOpportunity title={title} undoRef={land} onRestore={onRestore && press(onRestore)} />;

  const percent = discountPercent(originalValue, currentValue);
  const status = describeStatus(opportunity.status, messages, age !== null);
  const type = describeType(opportunity, messages);
  const grid = layout === 'grid';
  const place = describePlace(opportunity, messages);
  const isOpen = opportunity.status !== 'expired';
  return (
    <article
      aria-labelledby={titleId}
      {...props}
      data-status={opportunity.status}
      className={card({ layout, className })}
    >
      <div className={styles.media}>
        <Picture image={image} alt="" className={styles.picture} />
        {grid && percent >= highDiscount && (
          <Badge
            color="discount"
            size="large"
            title={messages.belowValuation(percent)}
            className={styles.discount}
          >
            {messages.highDiscount(percent)}
          </Badge>
        )}
      </div>
      <div className={styles.badges}>
        {viewed && <Badge tone="neutral">{messages.seen}</Badge>}
        {!viewed && isOpen && <Badge tone="accent">{messages.unseen}</Badge>}
        <Badge {...(status.tone === 'phaseEnded' ? { color: status.tone } : { tone: status.tone })}>
          {status.label}
        </Badge>
        {type && <Badge tone="neutral">{type}</Badge>}
        {sample && <Badge tone="caution">{messages.sample}</Badge>}
      </div>
      <div className={styles.facts}>
        <Heading id={titleId} title={title} className={styles.title}>
          {nonBreakingUnits(title)}
        </Heading>
        {place && <p className={styles.muted}>{place}</p>}
      </div>
      <OpportunityFigures
        originalValue={originalValue}
        currentValue={currentValue}
        size={grid ? 'large' : 'medium'}
      />
      <div className={styles.foot}>
        <div className={styles.when}>
          <p className={styles.date}>
            <CalendarDays aria-hidden className={styles.icon} />
            {grid ? formatDateTime(date) : formatDate(date)}
          </p>
          {grid && isOpen && age === null && <DaysLeft date={date} now={now} />}
          {isOpen && age !== null && <OldList days={age} />}
        </div>
        <Anchor
          ref={land}
          href={href}
          aria-label={`${messages.seeDetails}: ${title}`}
          onClick={() => onOpen?.(id)}
          className={styles.link}
        >
          {messages.seeDetails}
        </Anchor>
      </div>
      <OpportunityCorner
        title={title}
        favorite={favorite}
        favoriteLoading={favoriteLoading}
        onFavorite={onFavorite && (() => onFavorite(id))}
        onDismiss={onDismiss && press(onDismiss)}
      />
    </article>
  );
});
