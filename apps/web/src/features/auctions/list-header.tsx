import type { ListFilters } from '@martelo/domain/list-filters';
import { Breadcrumb } from '@martelo/ui/breadcrumb';
import { Heading } from '@martelo/ui/heading';

import { Canonical } from '../../lib/canonical.tsx';
import { type ListPath, paths } from '../../paths.ts';
import * as styles from './list-header.css.ts';
import type { ListPage } from './list-page.ts';
import { ListSearch } from './list-search.tsx';

interface ListHeaderProps {
  title: string;
  path: ListPath;
  filters: ListFilters;
  page: ListPage;
}

/** Where one is, what the list is of, and the search that reads sentences. */
export function ListHeader({ title, path, filters, page }: ListHeaderProps) {
  const description = `${page.pagination.total.toLocaleString('pt-BR')} imóveis em leilão, de listas oficiais, com preço, avaliação e data da fonte.`;
  return (
    <header className={styles.header}>
      <title>{`${title} · Martelo`}</title>
      <meta name="description" content={description} />
      <Canonical path={paths.list(path, { ...filters, view: 'grid', order: 1 })} />
      <Breadcrumb
        items={[
          { label: 'Início', href: paths.home },
          ...(path === paths.auctions
            ? [{ label: 'Leilões' }]
            : [{ label: 'Leilões', href: paths.auctions }, { label: title }]),
        ]}
      />
      <Heading level={1}>{title}</Heading>
      <ListSearch keyword={filters.keyword} path={path} />
    </header>
  );
}
