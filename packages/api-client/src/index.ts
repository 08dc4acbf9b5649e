import type { components } from '@martelo/openapi/schema';

export { type LegacyAuction, toAuction, type WireAuction } from './auction.ts';
export { type Authorization } from './authorization.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export {
  createDownloader,
  type Download,
  type DownloadedFile,
  type DownloaderOptions,
  type DownloadOptions,
  type Progress,
} from './download.ts';
export { ApiError, ConnectionError } from './errors.ts';
export { unwrap } from './unwrap.ts';

export type WireAuctionPage = components['schemas']['AuctionPage'];
export type WireSuggestion = components['schemas']['Suggestion'];
export type WireAccount = components['schemas']['Account'];
export type WireAccountChange = components['schemas']['AccountChange'];
