import type { Auction } from '@martelo/domain/auction';
import { AuctionFigures } from '@martelo/ui/auction-figures';
import { ButtonLink } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { Heading } from '@martelo/ui/heading';
import { Picture } from '@martelo/ui/picture';
import { Text } from '@martelo/ui/text';

import { withOrigin } from '../../lib/origin.ts';
import { paths } from '../../paths.ts';
import { AuctionData, AuctionHead } from './auction-head.tsx';
import * as styles from './auction-page.css.ts';
import * as own from './auction-summary.css.ts';
import { AuctionTop } from './auction-top.tsx';

/** What the server knows to show, and who has no script sees: the card's facts and the ways in (DETAIL-01). */
export function AuctionSummary({ auction }: { auction: Auction }) {
  const here = { pathname: paths.auction(auction.key) };
  return (
    <Container className={styles.page}>
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
            className={own.picture}
          />
        </div>
        <aside className={styles.side} aria-label="Valores">
          <AuctionFigures auction={auction} />
        </aside>
        <section className={styles.body} aria-labelledby="completo">
          <div className={own.more}>
            <Heading level={2} id="completo">
              Veja o leilão completo
            </Heading>
            <Text measure>
              Praças, endereço, histórico de preços, leiloeiro e o caminho para o site oficial são para quem
              tem conta.
            </Text>
            <div className={styles.row}>
              <ButtonLink href={withOrigin(paths.signIn, here)} tone="accent">
                Entrar
              </ButtonLink>
              <ButtonLink href={withOrigin(paths.signUp, here)}>Cadastrar-se</ButtonLink>
              <ButtonLink href={withOrigin(paths.plans, here)} tone="quiet">
                Ver planos
              </ButtonLink>
            </div>
          </div>
        </section>
      </div>
    </Container>
  );
}
