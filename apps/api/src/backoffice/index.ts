import type { Services } from '../platform/services.ts';
import { auctioneerAccountHandlers } from './admin/auctioneers.handlers.ts';
import { auditLogHandlers } from './admin/audit-log.handlers.ts';
import { contactMessageHandlers } from './admin/contact-messages.handlers.ts';
import { deletionRequestHandlers } from './admin/deletion-requests.handlers.ts';
import { overviewHandlers } from './admin/overview.handlers.ts';
import { receivedFeedHandlers } from './admin/received-feeds.handlers.ts';
import { sourceHandlers } from './admin/sources.handlers.ts';
import { undoFeedHandlers } from './admin/undo-feed.handlers.ts';
import { moderatedAuctionHandlers } from './admin/moderated-auctions.handlers.ts';
import { feedHandlers } from './feeds/feeds.handlers.ts';

/** What auctioneers send, and what admins do. */
export const backofficeHandlers = (services: Services) => ({
  ...feedHandlers(services),
  ...overviewHandlers(services),
  ...sourceHandlers(services),
  ...receivedFeedHandlers(services),
  ...undoFeedHandlers(services),
  ...moderatedAuctionHandlers(services),
  ...auctioneerAccountHandlers(services),
  ...deletionRequestHandlers(services),
  ...contactMessageHandlers(services),
  ...auditLogHandlers(services),
});
