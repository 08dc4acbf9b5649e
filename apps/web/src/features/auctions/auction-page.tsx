import type { Auction } from '@martelo/domain/auction';
import { printCalendarDate } from '@martelo/domain/dates';
import { AuctionFigures } from '@martelo/ui/auction-figures';
import { Breadcrumb } from '@martelo/ui/breadcrumb';
import { ButtonLink } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { DescriptionList } from '@martelo/ui/description-list';
import { Heading } from '@martelo/ui/heading';
import { Notice } from '@martelo/ui/notice';
import { Picture } from '@martelo/ui/picture';
import { Text } from '@martelo/ui/text';
import { Timeline } from '@martelo/ui/timeline';

import { Canonical } from '../../lib/canonical.tsx';
import { paths } from '../../paths.ts';
import * as styles from './auction-page.css.ts';
import { AuctionCards } from './auction-cards.tsx';
import type { HistoryEvent } from './auctions.calls.ts';
import { auctionFacts } from './auction-facts.ts';
import { BackToList } from './back-to-list.tsx';
import { historyItem } from './history-item.ts';

interface AuctionPageProps {
  auction: Auction;
  history: readonly HistoryEvent[];
  similar: readonly Auction[];
}

/** One auction: figures, facts, history, and the way to the official site. */
export function AuctionPage({ auction, history, similar }: AuctionPageProps) {
  const { state, city } = auction.place;
  const [picture] = auction.images;
  return (
    <Container className={styles.page}>
      <title>{`${auction.title} · Martelo`}</title>
      <meta
        name="description"
        content={`${auction.title}. Preço, avaliação, datas e histórico, com a fonte de cada valor.`}
      />
      <Canonical path={paths.auction(auction.key)} />
      <Breadcrumb
        items={[
          { label: 'Início', href: paths.home },
          { label: 'Leilões', href: paths.auctions },
          ...(state ? [{ label: state.name, href: paths.list(paths.auctions, { stateId: state.id }) }] : []),
          ...(city?.id
            ? [{ label: city.name, href: paths.list(paths.auctions, { cityIds: [city.id] }) }]
            : []),
          { label: auction.title },
        ]}
      />
      <BackToList />
      <Heading level={1}>{auction.title}</Heading>
      {auction.sample && (
        <Notice tone="caution" title="Exemplo">
          Este imóvel é inventado, para mostrar a plataforma. O site oficial não o conhece.
        </Notice>
      )}
      {auction.goneSince && (
        <Notice tone="caution" title={`Fora da lista desde ${printCalendarDate(auction.goneSince)}`}>
          A fonte deixou de listar este imóvel. Isso não quer dizer que foi vendido.
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {picture && <Picture image={picture} alt={auction.title} priority />}
          <section className={styles.section} aria-label="Características">
            <Heading level={2}>O que a fonte informa</Heading>
            <DescriptionList items={auctionFacts(auction)} />
          </section>
          {history.length > 0 && (
            <section className={styles.section} aria-label="Histórico">
              <Heading level={2}>Histórico por data da lista</Heading>
              <Timeline items={history.map(historyItem)} />
            </section>
          )}
        </div>
        <aside className={styles.side} aria-label="Valores e site oficial">
          <AuctionFigures auction={auction} />
          {auction.link ? (
            <ButtonLink
              tone="accent"
              size="large"
              wide
              href={auction.link}
              target="_blank"
              rel="noopener noreferrer"
            >
              Acessar Site Oficial
            </ButtonLink>
          ) : (
            <Text tone="muted">Link não disponível</Text>
          )}
          <Notice tone="info" title="O que conferir antes">
            Leia o edital ou as condições da venda: ocupação, dívidas de condomínio e IPTU, comissão e prazos
            de pagamento.
          </Notice>
        </aside>
      </div>
      {similar.length > 0 && (
        <section className={styles.section} aria-label="Leilões parecidos">
          <Heading level={2}>Parecidos com este</Heading>
          <div className={styles.similar}>
            <AuctionCards auctions={similar.slice(0, 4)} />
          </div>
        </section>
      )}
    </Container>
  );
}
