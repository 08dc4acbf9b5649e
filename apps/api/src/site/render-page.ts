export interface PageRequest {
  /** Path and query, as asked for. */
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
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

export interface Site {
  renderPage: RenderPage;
  /** The folder of the files that are served as they are. */
  assets: string;
}
