import type { ListPage } from '@martelo/api-client';
import type { ListFilters } from '@martelo/domain/list-filters';
import { Breadcrumb } from '@martelo/ui/breadcrumb';
import { Heading } from '@martelo/ui/heading';
import { Hidden } from '@martelo/ui/hidden';
import { Stack } from '@martelo/ui/stack';

import { memo, use } from 'react';

import { SiteOriginContext } from '../../lib/canonical.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { breadcrumbFacts, listFacts } from '../../lib/site-facts.ts';
import { StructuredData } from '../../lib/structured-data.tsx';
import { type ListPath, paths } from '../../paths.ts';

import { canonicalListPath, listDescription, listDocumentTitle } from './list-title.ts';
import { ListSearch } from './list-search.tsx';

interface ListHeaderProps {
  title: string;
  path: ListPath;
  filters: ListFilters;
  page: ListPage;
}

/** Where one is, what the list is of, and the search that reads sentences. */
export const ListHeader = memo(function ListHeader({ title, path, filters, page }: ListHeaderProps) {
  const description = listDescription({
    path,
    propertyType: filters.propertyType,
    total: page.pagination.total,
    page: page.pagination.page,
  });
  const origin = use(SiteOriginContext);
  const trail = [
    { label: 'Início', href: paths.home },
    ...(path === paths.auctions
      ? [{ label: 'Leilões' }]
      : [{ label: 'Leilões', href: paths.auctions }, { label: title }]),
  ];
  return (
    <Stack as="header">
      <PageHead
        title={listDocumentTitle(path, title, page.pagination.page)}
        description={description}
        path={canonicalListPath(path, filters)}
      />
      <StructuredData data={breadcrumbFacts(origin, trail)} />
      <StructuredData
        data={listFacts(
          origin,
          page.pagination.first,
          page.auctions.map((auction) => ({ name: auction.title, href: paths.auction(auction.key) })),
        )}
      />
      <Hidden below="tablet">
        <Breadcrumb items={trail} />
      </Hidden>
      <Heading headingLevel={1}>{title}</Heading>
      <ListSearch keyword={filters.keyword} path={path} />
    </Stack>
  );
});
