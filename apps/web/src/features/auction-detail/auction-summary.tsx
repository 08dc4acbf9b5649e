import type { Auction } from '@martelo/domain/auction';
import { AuctionFigures } from '@martelo/ui/auction-figures';
import { ButtonLink } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { Picture } from '@martelo/ui/picture';
import { Skeleton } from '@martelo/ui/skeleton';
import { Stack } from '@martelo/ui/stack';
import { VisuallyHidden } from '@martelo/ui/visually-hidden';

import { withReturnTo } from '../../lib/return-to.ts';
import { paths } from '../../paths.ts';
import { useLikelySession } from '../session/likely-session.ts';
import { AuctionData, AuctionHead } from './auction-head.tsx';
import { AuctionTop } from './auction-top.tsx';
import { FreeAccount, freeAccount } from './free-account.tsx';

import * as styles from './auction-page.css.ts';

/** The rest is on its way to somebody who is signed in. */
const RestComing = () => (
  <div role="status">
    <VisuallyHidden>Carregando o imóvel...</VisuallyHidden>
    <Stack gap="small">
      {[0.4, 1, 0.9, 0.7].map((length) => (
        <Skeleton key={length} length={length} />
      ))}
    </Stack>
  </div>
);

/** What the server knows to show, and who has no script sees: the card's facts and the ways in (DETAIL-01). */
export function AuctionSummary({ auction }: { auction: Auction }) {
  const signedIn = useLikelySession();
  return (
    <Container gap="large" above="large" below="large" className={styles.page}>
      <AuctionHead auction={auction} />
      <AuctionData auction={auction} />
      <AuctionTop auction={auction} />
      <div className={styles.columns}>
        <div className={styles.media}>
          <Picture
            image={auction.images[0]}
            alt={auction.title}
            priority
            sizes="(min-width: 1024px) 54rem, 100vw"
            className={styles.firstPicture}
          />
        </div>
        <aside className={styles.side} aria-label="Valores">
          <AuctionFigures auction={auction} />
        </aside>
        {signedIn ? (
          <div className={styles.body}>
            <RestComing />
          </div>
        ) : (
          <section className={styles.body} aria-label={freeAccount}>
            <div className={styles.more}>
              <FreeAccount auctionKey={auction.key} titled>
                <ButtonLink
                  href={withReturnTo(paths.plans, { pathname: paths.auction(auction.key) })}
                  variant="quiet"
                  size="large"
                >
                  Ver planos
                </ButtonLink>
              </FreeAccount>
            </div>
          </section>
        )}
      </div>
    </Container>
  );
}
