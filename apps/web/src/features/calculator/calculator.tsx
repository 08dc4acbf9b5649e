import type { Auction } from '@martelo/domain/auction';
import { partialInterests } from '@martelo/domain/partial-interest';
import { partialInterestWords } from '@martelo/domain/partial-interest-words';
import { purchaseOf } from '@martelo/domain/purchase-cost-auction';
import type { Calculation } from '@martelo/domain/purchase-plan';
import { parseCalculation } from '@martelo/domain/purchase-plan-url';
import { Button } from '@martelo/ui/button';
import { Columns } from '@martelo/ui/columns';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { usePageNow } from '@martelo/ui/now-provider';
import { ShareButton } from '@martelo/ui/share-button';
import { Stack } from '@martelo/ui/stack';
import { use } from 'react';
import { useLocation } from 'react-router-dom';

import { SiteOriginContext } from '../../lib/canonical.tsx';
import { showToast } from '../../lib/toasts.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorResults } from './calculator-results.tsx';
import { usePurchase } from './use-purchase.ts';

import * as styles from './calculator.css.ts';

interface CalculatorProps {
  /** What it starts with. */
  initial: Calculation;
  /** The auction that it was opened from, where it could be had. */
  auction: Auction | null;
  /** Which calculation this is among those of the history. */
  own: string;
}

const showResult = () => document.querySelector<HTMLElement>('#resultado')?.focus();

/** The form, and beside it what comes of it. */
export function Calculator({ initial, auction, own }: CalculatorProps) {
  const { purchase, change, commit } = usePurchase(initial, own);
  const { search } = useLocation();
  const origin = use(SiteOriginContext);
  const now = usePageNow();
  const hydrated = useHydrated();
  const settled = search.includes('lance=') ? parseCalculation(search) : initial;
  const submit = () => {
    commit();
    showResult();
  };
  return (
    <Stack>
      {auction && <AuctionNotices auction={auction} />}
      <Columns sizes="narrow-wide" gap="xlarge" columnGap="huge" align="start" className={styles.columns}>
        <CalculatorForm
          purchase={purchase}
          valuation={auction?.valuation ?? null}
          financing={auction?.financing}
          onChange={change}
          onSubmit={submit}
        />
        <Stack>
          <CalculatorResults
            purchase={purchase}
            settled={settled}
            listed={
              auction && {
                amount: purchaseOf(auction, now).bid,
                listDate: auction.source?.listDate ?? null,
              }
            }
            actions={
              hydrated && (
                <>
                  <ShareButton
                    url={`${origin}${paths.calculator}${search}`}
                    title="Custo de uma compra em leilão"
                    onCopied={() => showToast({ tone: 'positive', title: 'Endereço do cálculo copiado' })}
                  />
                  <Button variant="quiet" onClick={() => print()}>
                    Imprimir
                  </Button>
                </>
              )
            }
          />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** What the calculation is of, and what of the property a price alone does not say (LABEL-35). */
function AuctionNotices({ auction: { key, title } }: { auction: Auction }) {
  return (
    <Stack gap="small">
      <Notice tone="info" title="Cálculo de um imóvel">
        <Link href={paths.auction(key)}>{title}</Link>
      </Notice>
      {partialInterests(title).map((interest) => {
        const words = partialInterestWords(interest);
        return (
          <Notice key={interest.kind} tone="caution" title={words.title}>
            {words.text}
          </Notice>
        );
      })}
    </Stack>
  );
}
