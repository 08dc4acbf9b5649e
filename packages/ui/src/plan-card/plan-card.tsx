import { cx } from 'class-variance-authority';
import { Check, ShieldCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { Badge } from '../badge/badge.tsx';
import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';
import { CheckoutLink } from './checkout-link.tsx';
import { OfferClock } from './offer-clock.tsx';
import { PlanPrice } from './plan-price.tsx';
import type { Plan } from './plan.ts';

import * as styles from './plan-card.css.ts';

export { type Marketing, offerEnd } from './offer-end.ts';
export type { Plan } from './plan.ts';

export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The plan: its name, price and what it has. */
  plan: Plan;
  /** When the offer ends, from `offerEnd`; none shows no countdown. */
  offerEnds?: Date | null | undefined;
  /** The end is made up: marks it as an example (HONEST-02). */
  sample?: boolean | undefined;
  /** In place of the countdown and the way to the checkout; null for neither, where nothing is sold. */
  action?: ReactNode;
  /** The checkout is about to be opened. */
  onSubscribe?: (() => void) | undefined;
  /** The name's level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Stops the countdown at an instant; else it is the page's. */
  now?: Date | undefined;
}

/** A plan: what it costs, what it includes, and the way to its checkout (HOME-07). */
export function PlanCard({
  plan,
  offerEnds = null,
  sample = false,
  action,
  onSubscribe,
  headingLevel = 3,
  now,
  className,
  ...props
}: PlanCardProps) {
  const { name, features, recommended, guaranteeDays, checkout } = plan;
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('PlanCard', name, 'plan.name');
    warnEmptyItems('PlanCard', 'plan.features', features);
  }
  const messages = useMessages(marketingTexts);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={id}
      {...props}
      data-recommended={recommended || undefined}
      className={cx(styles.base, className)}
    >
      <header className={styles.head}>
        <Heading id={id} className={styles.name}>
          {name}
        </Heading>
        {recommended && (
          <Badge tone="accent" size="large">
            {messages.bestValue}
          </Badge>
        )}
      </header>
      <PlanPrice {...plan} />
      {action !== null && (
        <div className={styles.action}>
          {action ?? (
            <>
              <OfferClock end={offerEnds} sample={sample} now={now} />
              <CheckoutLink
                plan={name}
                address={checkout}
                accent={Boolean(recommended)}
                onSubscribe={onSubscribe}
              />
            </>
          )}
        </div>
      )}
      <ul aria-label={messages.planFeatures(name)} className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check aria-hidden className={styles.icon} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {Boolean(guaranteeDays) && (
        <p className={styles.guarantee}>
          <ShieldCheck aria-hidden className={styles.icon} />
          {messages.guarantee(guaranteeDays ?? 0)}
        </p>
      )}
    </article>
  );
}

/** Plans side by side, their rows aligned so that they compare; below each other on phones. */
export function PlanCards({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.plans, className)} />;
}
