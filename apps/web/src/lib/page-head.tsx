import { use } from 'react';

import { Canonical, SiteOriginContext } from './canonical.tsx';

interface PageHeadProps {
  /** What the page is of; the site's name is added. */
  title: string;
  description: string;
  /** The one address, from the root. */
  path: string;
  /** What a shared link shows, from the root or absolute: 1200 by 630. */
  image?: string;
  /** `article` for what somebody wrote. */
  type?: 'website' | 'article';
  /** Where the title already names the site. */
  whole?: boolean;
  /** Not for search engines. */
  hidden?: boolean;
}

/** What search engines, tabs and shared links say of a page: each page its own (SHELL-12). */
export function PageHead({
  title,
  description,
  path,
  image = '/share-leiloes.png',
  type = 'website',
  whole = false,
  hidden = false,
}: PageHeadProps) {
  const origin = use(SiteOriginContext);
  return (
    <>
      <title>{whole ? title : `${title} · Martelo`}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      <Canonical path={path} />
      <meta property="og:site_name" content="Martelo" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={image.startsWith('/') ? origin + image : image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
