import type { Auction } from '@martelo/domain/auction';
import type { Legal } from '@martelo/domain/evidence';
import { DescriptionList } from '@martelo/ui/description-list';
import { Disclosure } from '@martelo/ui/disclosure';
import { DocumentList } from '@martelo/ui/document-list';
import { Notice } from '@martelo/ui/notice';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { Section } from '@martelo/ui/section';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { auctionDocuments } from './auction-documents.ts';
import { pastNotice } from './past-words.ts';
import { isFolded, SaleFloor } from './sale-floor.tsx';
import { isPlainSale } from './sale-kind.ts';
import { saleRules } from './sale-rules.ts';
import { withinSentence } from './within-sentence.ts';

interface WhatToCheckProps {
  auction: Auction;
  /** Null where it failed to load. */
  legal: Legal | null;
}

/** 'Ocupação, IPTU e condomínio, comissão do leiloeiro'. */
const titlesOf = (checks: readonly { title: string }[]) =>
  checks.map(({ title }, at) => (at === 0 ? title : withinSentence(title))).join(', ');

/** What the list of documents says of itself. */
const listed = new Set(['Edital', 'Matrícula']);

/** What to check before a bid: documents, what its way of selling means, and the law's floor (DETAIL-04). */
export function WhatToCheck({ auction, legal }: WhatToCheckProps) {
  const { title, meaning, checks: all } = saleRules(auction);
  const checks = all.filter((check) => !listed.has(check.title));
  const past = pastNotice(auction, useAuctionNow(auction.rounds));
  const folded = legal !== null && isFolded(legal);
  return (
    <Section titleId="conferir" gap="medium" title="O que conferir antes">
      <Notice tone="caution">
        {past ??
          (isPlainSale(auction)
            ? 'Leia as condições no site oficial antes de fazer uma proposta: valem elas, não esta página.'
            : 'Leia o edital antes de dar um lance: vale o site oficial, não esta página.')}
      </Notice>
      <DocumentList items={auctionDocuments(auction)} notice={legal?.notice ?? []} />
      <div>
        <Disclosure title={titlesOf(checks)} openOnPaper>
          <DescriptionList
            layout="points"
            items={checks.map((check) => ({ term: check.title, description: check.text }))}
          />
        </Disclosure>
        <Disclosure id="modalidade" openOnPaper title={`O que significa: ${title}`}>
          <Stack gap="small">
            {meaning.map((text) => (
              <Text key={text} measure>
                {text}
              </Text>
            ))}
          </Stack>
        </Disclosure>
        {legal && folded && <SaleFloor auction={auction} legal={legal} />}
      </div>
      {legal && !folded && <SaleFloor auction={auction} legal={legal} />}
    </Section>
  );
}
