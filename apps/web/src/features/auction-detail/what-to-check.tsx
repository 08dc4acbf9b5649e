import type { Auction } from '@martelo/domain/auction';
import { DescriptionList } from '@martelo/ui/description-list';
import { Section } from '@martelo/ui/section';

import { saleRules } from './sale-rules.ts';

/** What to look at before a bid, by the way that the property is sold: edital, occupancy, debts. */
export function WhatToCheck({ auction }: { auction: Pick<Auction, 'type' | 'modality' | 'directSale'> }) {
  return (
    <Section titleId="conferir" gap="medium" title="O que conferir antes">
      <DescriptionList
        layout="points"
        items={saleRules(auction).checks.map(({ title, text }) => ({ term: title, description: text }))}
      />
    </Section>
  );
}
