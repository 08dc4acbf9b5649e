import type { Auction } from '@martelo/domain/auction';
import { AuctionFigures } from '@martelo/ui/auction-figures';
import { ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { DescriptionList } from '@martelo/ui/description-list';
import { Heading } from '@martelo/ui/heading';
import { PictureCarousel } from '@martelo/ui/picture-carousel';
import { Stack } from '@martelo/ui/stack';

interface PropertySummaryProps {
  auction: Auction;
  /** Where bids are taken. */
  href: string;
}

/** What one must know of a property at a glance: its pictures, its price, its facts, and the next step. */
export function PropertySummary({ auction, href }: PropertySummaryProps) {
  const { city, state } = auction.place;
  return (
    <Card as="article">
      <Stack gap="medium">
        <PictureCarousel images={auction.images} />
        <Heading headingLevel={2}>{auction.title}</Heading>
        <AuctionFigures auction={auction} />
        <DescriptionList
          items={[
            { term: 'Cidade', description: city && state ? `${city.name} – ${state.uf}` : 'Não informada' },
          ]}
        />
        <ButtonLink href={href} tone="accent" wide>
          Ver o edital
        </ButtonLink>
      </Stack>
    </Card>
  );
}
