import { purchaseOf } from '@martelo/domain/purchase-cost-auction';
import { parsePurchase } from '@martelo/domain/purchase-cost-url';
import { parseCalculation, parsePlan } from '@martelo/domain/purchase-plan-url';
import { usePageNow } from '@martelo/ui/now-provider';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router-dom';

import { getAuction } from '../features/auction-detail/auction.calls.ts';
import { Calculator } from '../features/calculator/calculator.tsx';
import type { CalculatorState } from '../features/calculator/use-purchase.ts';
import { InfoPage } from '../features/info/info-page.tsx';
import { apiFor } from '../lib/api.ts';
import { paths } from '../paths.ts';

/**
 * The auction of `?leilao=`, for its name and, where the address has no values of its own, for its price and valuation;
 * null where it fails to load. All parameters: `parsePurchase` and `parsePlan`. A page that knows the auction links to
 * `calculatorHref` of it, which needs no call.
 */
export async function loader({ request: { url, signal }, context }: LoaderFunctionArgs) {
  const { auctionKey } = parsePurchase(new URL(url).searchParams);
  if (!auctionKey) return { auction: null };
  const auction = await getAuction(apiFor(context), auctionKey, signal).then(
    (answer) => answer.auction,
    () => null,
  );
  signal.throwIfAborted();
  return { auction };
}

/** Typing changes the address at every rest; only another auction needs another call. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const keyOf = (url: URL) => parsePurchase(url.searchParams).auctionKey;
  return keyOf(currentUrl) !== keyOf(nextUrl);
}

/** `/calculadora` (INFO-06). */
export function Component() {
  const { auction } = useLoaderData<typeof loader>();
  const { search, state, key } = useLocation();
  const now = usePageNow();
  const stated = parseCalculation(search);
  const prefilled = auction !== null && !new URLSearchParams(search).has('lance');
  const own = (state as CalculatorState | null)?.calculator ?? key;
  return (
    <InfoPage
      title="Calculadora de custo de imóvel em leilão"
      description="Some comissão, ITBI, registro, dívidas, reforma e espera, veja o total até as chaves e o lance máximo para o retorno que você quer."
      path={paths.calculator}
      crumb="Calculadora"
      heading="Quanto custa, de verdade"
      lead="Do lance às chaves e à revenda: cada linha diz se vem da lei, do edital ou de uma estimativa. Tudo fica no endereço da página, para guardar e compartilhar."
    >
      <Calculator
        key={`${own} ${auction?.key ?? ''}`}
        own={own}
        auction={auction}
        initial={prefilled ? { ...purchaseOf(auction, now), ...parsePlan(search) } : stated}
      />
    </InfoPage>
  );
}
