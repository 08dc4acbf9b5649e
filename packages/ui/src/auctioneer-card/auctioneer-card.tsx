import type { Auctioneer, Source } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { imageWidths } from '@martelo/domain/image-sizes';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

import { toDialled } from '@martelo/domain/to-dialled';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { AuctioneerLogo } from './auctioneer-logo.tsx';
import { toHttpAddress } from './http-address.ts';
import { OfficialSite } from './official-site.tsx';

import * as styles from './auctioneer-card.css.ts';

export { type HttpAddress, toHttpAddress } from './http-address.ts';

/** Twice what it is drawn at, for fine screens. */
const logoWidth = imageWidths[0];

export interface AuctioneerCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Who runs the auction; null where the source does not say. */
  auctioneer: Pick<Auctioneer, 'name' | 'website' | 'phone' | 'logo' | 'sizedLogo'> | null;
  /** The property's official page; without one the auctioneer's own site is opened. */
  link?: string | null | undefined;
  /** The number in the register of a board of trade: 'JUCESP 1.234'. */
  registration?: string | null | undefined;
  /** Which list had the auction, and when. */
  source?: Source | null | undefined;
  /** The seller sells by itself: no auctioneer is missing where `auctioneer` is null, and there are no bids. */
  withoutAuctioneer?: boolean | undefined;
  /** Nobody can bid any more: the way to the official site stays, without its colour. */
  past?: boolean | undefined;
  /** The official site is about to be opened. */
  onOpen?: (() => void) | undefined;
  /** The name's level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Who runs the auction and the way to the official site, where bids happen (DETAIL-06). */
export function AuctioneerCard({
  auctioneer,
  link,
  registration,
  source,
  withoutAuctioneer = false,
  past = false,
  onOpen,
  headingLevel = 2,
  className,
  ...props
}: AuctioneerCardProps) {
  const messages = useMessages(auctionTexts);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const none = withoutAuctioneer && auctioneer === null;
  const name = auctioneer?.name.trim() || (none ? messages.noAuctioneer : messages.auctioneerUnknown);
  const whole = toHttpAddress(auctioneer?.logo)?.href ?? null;
  const logo = whole && auctioneer?.sizedLogo ? `${auctioneer.sizedLogo}${logoWidth}` : whole;
  const facts = describeFacts(auctioneer?.phone ?? null, source ?? null, messages);
  return (
    <section aria-labelledby={id} {...props} className={cx(styles.base, className)}>
      <header className={styles.head}>
        <AuctioneerLogo name={auctioneer?.name ?? ''} logo={logo} />
        <div className={styles.who}>
          {!none && <p className={styles.muted}>{messages.auctioneer}</p>}
          <Heading id={id} className={styles.name}>
            {name}
          </Heading>
          {!none && (
            <p className={styles.muted}>
              {registration ? messages.registration(registration) : messages.registrationUnknown}
            </p>
          )}
        </div>
      </header>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, description }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.description}>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      <OfficialSite
        address={toHttpAddress(link) ?? toHttpAddress(auctioneer?.website)}
        past={past}
        withoutBids={none}
        onOpen={onOpen}
      />
    </section>
  );
}

function describeFacts(
  phone: string | null,
  source: Source | null,
  messages: ReturnType<typeof useMessages>,
) {
  const dialled = phone && toDialled(phone);
  const call = dialled ? (
    <Link href={`tel:${dialled}`} variant="plain">
      {phone}
    </Link>
  ) : (
    phone
  );
  return [
    phone && /\d/.test(phone) && { term: messages.phone, description: call },
    source && { term: messages.source, description: source.name },
    source && { term: messages.listDate, description: formatCalendarDate(source.listDate) },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
}
