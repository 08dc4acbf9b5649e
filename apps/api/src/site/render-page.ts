import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import type { InlineHashes } from '../platform/http/content-security.ts';

export interface PageRequest {
  /** Path and query, as requested. */
  url: string;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  cookie: string;
  signal: AbortSignal;
  /** Calls the API in this process. */
  fetch: (request: Request) => Promise<Response>;
}

export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Hashes of the styles and the script in the page: the policy allows only these. */
  inline: InlineHashes;
  /** Why the page could not be rendered; its body tells the visitor. */
  failure?: unknown;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

export interface Site {
  renderPage: RenderPage;
  /** The part of a cookie header that changes a page; null where no page is cached. */
  varyKey: ((cookie: string) => string) | null;
  /** Serves the scripts, styles and fonts that pages request. */
  serveFiles: (app: FastifyInstance) => void;
  security: FastifyHelmetOptions;
}
