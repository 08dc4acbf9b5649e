import { createDownloader, type Download } from '@martelo/api-client';

import { browserSession } from './api.ts';

let download: Download | undefined;

/** Fetches a file with the browser's session, with its bytes counted as they come. Apart, since few screens need it. */
export const downloadFile: Download = (path, options) =>
  (download ??= createDownloader(browserSession()))(path, options);
