/** A trail of pages in schema.org's words; the last one is the page itself. */
export const breadcrumbFacts = (origin: string, items: readonly { label: string; href?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href && { item: origin + href }),
  })),
});

/** A list of pages in schema.org's words, in their order, which starts at `first`. */
export const listFacts = (
  origin: string,
  first: number,
  items: readonly { name: string; href: string }[],
) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: first + at,
    name,
    url: origin + href,
  })),
});

/** Whose site this is, and how to search it. */
export const siteFacts = (origin: string) => ({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'Martelo',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      name: 'Martelo',
      url: `${origin}/`,
      inLanguage: 'pt-BR',
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/leiloes?keyword={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
