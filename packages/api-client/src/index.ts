import type { components } from '@martelo/openapi/schema';

/** Every call of the document by its path and method, for the types of parameters and answers. */
export type { paths as Calls } from '@martelo/openapi/schema';

export { type OwnAlert, toAlert, toAlertInput, type WireAlert, type WireAlertInput } from './alert.ts';
export { toAuction, type WireAuction } from './auction.ts';
export type { LegacyAuction } from './auction-legacy.ts';
export { type Authorization } from './authorization.ts';
export { type City, toCities } from './cities.ts';
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
export { toEvidence, type WireEvidence } from './evidence.ts';
export { type Upload, upload } from './upload.ts';
export { type ListAnswer, type ListPage, toListPage, type WireAuctionPage } from './list-page.ts';
export {
  type AuctionChanges,
  type ChangedAuction,
  type ListedChange,
  type News,
  type OwnAuctionChanges,
  type RoundDeadline,
  toChanges,
  toNews,
  toOwnChanges,
  type WireAuctionNews,
  type WireFavoriteNews,
  type WireNews,
} from './news.ts';
export { type OwnOpportunity, toOpportunity, type WireOpportunity } from './opportunity.ts';
export { everyItem, type Page, toPage, type WirePage } from './page.ts';
export { type PricePoint, toPricePoint } from './price-point.ts';
export { unwrap } from './unwrap.ts';

export type WireSuggestion = components['schemas']['Suggestion'];
export type WireAccount = components['schemas']['Account'];
export type WireAccountChange = components['schemas']['AccountChange'];
