import type { Auction } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { staleDays } from '@martelo/domain/list-age';
import { partialInterests } from '@martelo/domain/partial-interest';
import { partialInterestWords } from '@martelo/domain/partial-interest-words';
import { nonBreakingUnits } from '@martelo/domain/units';
import { Breadcrumb } from '@martelo/ui/breadcrumb';
import { Columns } from '@martelo/ui/columns';
import { Heading } from '@martelo/ui/heading';
import { Hidden } from '@martelo/ui/hidden';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { paths } from '../../paths.ts';
import { BackToList } from './back-to-list.tsx';
import { mainFacts } from './main-facts.ts';

interface AuctionTopProps {
  auction: Auction;
  /** What can be done with it: heart, share, print. */
  actions?: ReactNode;
}

/** Where the auction stands, its name, and what one must know before all else (DETAIL-02). */
export function AuctionTop({ auction, actions }: AuctionTopProps) {
  const { state, city } = auction.place;
  const facts = mainFacts(auction);
  const age = staleDays(auction.source, useAuctionNow(auction.rounds));
  return (
    <Stack as="header">
      <Hidden onPaper>
        <Inline gap="large" rowGap="xsmall" align="baseline" justify="between">
          <Hidden below="tablet">
            <Breadcrumb
              items={[
                { label: 'Início', href: paths.home },
                { label: 'Leilões', href: paths.auctions },
                ...(state
                  ? [{ label: state.name, href: paths.list(paths.auctions, { stateIds: [state.id] }) }]
                  : []),
                ...(city?.id
                  ? [{ label: city.name, href: paths.list(paths.auctions, { cityIds: [city.id] }) }]
                  : []),
                { label: auction.title },
              ]}
            />
          </Hidden>
          <BackToList />
        </Inline>
      </Hidden>
      <Columns sizes="rest-auto" gap="small" align="end">
        <Stack gap="xxsmall">
          <Heading headingLevel={1}>{nonBreakingUnits(auction.title)}</Heading>
          {facts && <Text color="muted">{facts}</Text>}
        </Stack>
        {actions && (
          <Hidden onPaper>
            <Inline>{actions}</Inline>
          </Hidden>
        )}
      </Columns>
      {auction.sample && (
        <Notice tone="caution" title="Exemplo">
          Este imóvel é inventado, para mostrar a plataforma. O site oficial não o conhece.
        </Notice>
      )}
      {partialInterests(auction.title).map((interest) => {
        const { title, text } = partialInterestWords(interest);
        return (
          <Notice key={interest.kind} tone="caution" title={title}>
            {text}
          </Notice>
        );
      })}
      {age !== null && auction.goneSince === null && (
        <Notice tone="caution" title={`Lista de há ${age} dias: confira`}>
          Não temos lista mais nova que traga este imóvel. Preço, datas e disponibilidade podem ter mudado:
          veja o site oficial.
        </Notice>
      )}
      {auction.goneSince && (
        <Notice tone="caution" title={`Fora da lista desde ${formatCalendarDate(auction.goneSince)}`}>
          A fonte deixou de listar este imóvel. Isso não quer dizer que foi vendido.
        </Notice>
      )}
    </Stack>
  );
}
