import type { Auction } from '@martelo/domain/auction';
import { AuctionCard } from '@martelo/ui/auction-card';
import { Button } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { EmptyState } from '@martelo/ui/empty-state';
import { Grid } from '@martelo/ui/grid';
import { PageHeader } from '@martelo/ui/page-header';
import { Pagination } from '@martelo/ui/pagination';
import { Stack } from '@martelo/ui/stack';

interface ListPageProps {
  title: string;
  /** Those of this page. */
  auctions: readonly Auction[];
  page: number;
  lastPage: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** Offered where nothing fits. */
  onClearFilters: () => void;
}

/** A page of auctions: what it lists, the cards, and the way to the other pages. */
export function ListPage({ title, auctions, page, lastPage, hrefOf, onClearFilters }: ListPageProps) {
  return (
    <Container as="main">
      <Stack gap="large">
        <PageHeader title={title} />
        {auctions.length === 0 ? (
          <EmptyState
            title="Nenhum leilão com estes filtros"
            description="Retire um filtro, ou procure em todo o Brasil."
            action={<Button onClick={onClearFilters}>Limpar filtros</Button>}
          />
        ) : (
          <Grid as="ul">
            {auctions.map((auction) => (
              <li key={auction.key} style={{ display: 'grid' }}>
                <AuctionCard auction={auction} href={`/leilao/${auction.key}`} headingLevel={2} />
              </li>
            ))}
          </Grid>
        )}
        <Pagination page={page} lastPage={lastPage} hrefOf={hrefOf} />
      </Stack>
    </Container>
  );
}
