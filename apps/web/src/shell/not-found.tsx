import { Button, ButtonLink } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { EmptyState } from '@martelo/ui/empty-state';
import { SearchField } from '@martelo/ui/search-field';
import { useState } from 'react';

import { paths } from '../paths.ts';

import * as styles from './not-found.css.ts';

/** An address that leads nowhere, with a search and the way home (SHELL-14). */
export function Component() {
  const [keyword, setKeyword] = useState('');
  return (
    <Container gap="large" align="center" above="huge" below="huge">
      <title>Página não encontrada · Martelo</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title="Página não encontrada"
        description="O endereço não existe ou mudou. Procure o imóvel ou volte ao início."
        action={
          <form className={styles.search} action={paths.auctions} role="search">
            <SearchField label="Buscar leilões" name="keyword" value={keyword} onValueChange={setKeyword} />
            <Button type="submit" tone="accent">
              Buscar
            </Button>
          </form>
        }
      />
      <ButtonLink href={paths.home} variant="quiet">
        Ir para o início
      </ButtonLink>
    </Container>
  );
}

export { Component as ErrorBoundary };
