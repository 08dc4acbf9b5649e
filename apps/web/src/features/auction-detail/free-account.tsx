import { ButtonLink } from '@martelo/ui/button';
import { Heading } from '@martelo/ui/heading';
import { Inline } from '@martelo/ui/inline';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { withReturnTo } from '../../lib/return-to.ts';
import { paths } from '../../paths.ts';

export const freeAccount = 'Para ver este imóvel basta uma conta gratuita';

interface FreeAccountProps {
  /** The auction that both ways lead to. */
  auctionKey: string;
  /** Where the page does not say so already. */
  titled?: boolean;
  /** Further ways. */
  children?: ReactNode;
}

/** What a visitor needs to see an auction whole, and the ways to it (DETAIL-01). */
export function FreeAccount({ auctionKey, titled = false, children }: FreeAccountProps) {
  const here = { pathname: paths.auction(auctionKey) };
  return (
    <Stack>
      {titled && <Heading headingLevel={2}>{freeAccount}</Heading>}
      <Text measure>
        Com a conta gratuita você vê o endereço, o histórico de preços, quem conduz a venda e o caminho para o
        site oficial. Nenhum cartão é pedido.
      </Text>
      <Inline align="stretch">
        <ButtonLink href={withReturnTo(paths.signUp, here)} tone="accent" size="large">
          Criar conta grátis
        </ButtonLink>
        <ButtonLink href={withReturnTo(paths.signIn, here)} size="large">
          Entrar
        </ButtonLink>
        {children}
      </Inline>
    </Stack>
  );
}
