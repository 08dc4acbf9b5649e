import { Canonical } from './canonical.tsx';

interface PageHeadProps {
  /** What the page is of; the site's name is added. */
  title: string;
  description: string;
  /** The one address, from the root. */
  path: string;
}

/** What search engines, tabs and shared links say of a page: each page its own (SHELL-12). */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Martelo`}</title>
      <meta name="description" content={description} />
      <Canonical path={path} />
    </>
  );
}
