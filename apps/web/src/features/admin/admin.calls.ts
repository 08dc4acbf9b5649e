import { type ApiClient, unwrap } from '@martelo/api-client';

import type { Query } from '../back-office/record-query.ts';

/** What waits for an admin, in figures. */
export const getOverview = (api: ApiClient, signal: AbortSignal) =>
  unwrap(api.GET('/api/admin/overview', { signal }));

/** Lists that came in, from auctioneers and by command. */
export const listReceivedFeeds = (api: ApiClient, query: Query<'/api/admin/feeds'>, signal: AbortSignal) =>
  unwrap(api.GET('/api/admin/feeds', { params: { query }, signal }));

/** One list that came in and the first lines of it that have a fault. */
export const getReceivedFeed = (api: ApiClient, id: string, signal: AbortSignal) =>
  unwrap(api.GET('/api/admin/feeds/{id}', { params: { path: { id } }, signal }));

/** The auctions that would be gone if a held list were let pass. */
export const listDelistings = (api: ApiClient, id: string, page: number, signal: AbortSignal) =>
  unwrap(api.GET('/api/admin/feeds/{id}/vanishing', { params: { path: { id }, query: { page } }, signal }));

/** Lets a held list pass. */
export const acceptFeed = (api: ApiClient, id: string) =>
  unwrap(api.POST('/api/admin/feeds/{id}/accept', { params: { path: { id } } }));

/** Refuses a held list, with a reason that its sender reads. */
export const refuseFeed = (api: ApiClient, id: string, reason: string) =>
  unwrap(api.POST('/api/admin/feeds/{id}/refuse', { params: { path: { id } }, body: { reason } }));

/** Auctions as admins see them, hidden ones included. */
export const listModerated = (api: ApiClient, query: Query<'/api/admin/auctions'>, signal: AbortSignal) =>
  unwrap(api.GET('/api/admin/auctions', { params: { query }, signal }));

export type ModeratedAuction = Awaited<ReturnType<typeof listModerated>>['data'][number];

/** Hides an auction everywhere (LIST-09). */
export const flagAuction = (api: ApiClient, id: string, reason: string) =>
  unwrap(api.POST('/api/admin/auctions/{id}/flag', { params: { path: { id } }, body: { reason } }));

/** Shows a hidden auction again. */
export const unflagAuction = (api: ApiClient, id: string) =>
  unwrap(api.POST('/api/admin/auctions/{id}/unflag', { params: { path: { id } } }));

/** Customers' requests to delete their data, longest-waiting first. */
export const listDeletions = (
  api: ApiClient,
  query: Query<'/api/admin/deletion-requests'>,
  signal: AbortSignal,
) => unwrap(api.GET('/api/admin/deletion-requests', { params: { query }, signal }));

/** Forgets the customer now. */
export const completeDeletion = (api: ApiClient, id: number) =>
  unwrap(api.POST('/api/admin/deletion-requests/{id}/complete', { params: { path: { id } } }));

/** Refuses a deletion request, with a reason that the customer reads. */
export const refuseDeletion = (api: ApiClient, id: number, reason: string) =>
  unwrap(
    api.POST('/api/admin/deletion-requests/{id}/refuse', { params: { path: { id } }, body: { reason } }),
  );

/** What people wrote by the contact page. */
export const listMessages = (
  api: ApiClient,
  query: Query<'/api/admin/contact-messages'>,
  signal: AbortSignal,
) => unwrap(api.GET('/api/admin/contact-messages', { params: { query }, signal }));

export type ContactMessage = Awaited<ReturnType<typeof listMessages>>['data'][number];

/** Says that a message was answered. */
export const answerMessage = (api: ApiClient, id: number) =>
  unwrap(api.POST('/api/admin/contact-messages/{id}/answer', { params: { path: { id } } }));

/** Says that a message still waits for an answer. */
export const reopenMessage = (api: ApiClient, id: number) =>
  unwrap(api.POST('/api/admin/contact-messages/{id}/reopen', { params: { path: { id } } }));

/** Who did what. */
export const listAuditLog = (api: ApiClient, query: Query<'/api/admin/audit-log'>, signal: AbortSignal) =>
  unwrap(api.GET('/api/admin/audit-log', { params: { query }, signal }));

/** Each source with its last good list. */
export const listSources = (api: ApiClient, query: Query<'/api/admin/sources'>, signal: AbortSignal) =>
  unwrap(api.GET('/api/admin/sources', { params: { query }, signal }));

/** Auctioneers and how their accounts stand. */
export const listAuctioneers = (
  api: ApiClient,
  query: Query<'/api/admin/auctioneers'>,
  signal: AbortSignal,
) => unwrap(api.GET('/api/admin/auctioneers', { params: { query }, signal }));

/** Lets an auctioneer publish. */
export const approveAuctioneer = (api: ApiClient, id: number) =>
  unwrap(api.POST('/api/admin/auctioneers/{id}/approve', { params: { path: { id } } }));

/** Refuses an auctioneer and the lists that wait, with a reason that they read. */
export const refuseAuctioneer = (api: ApiClient, id: number, reason: string) =>
  unwrap(api.POST('/api/admin/auctioneers/{id}/refuse', { params: { path: { id } }, body: { reason } }));

/** Hides everything of an auctioneer, with a reason that they read. */
export const suspendAuctioneer = (api: ApiClient, id: number, reason: string) =>
  unwrap(api.POST('/api/admin/auctioneers/{id}/suspend', { params: { path: { id } }, body: { reason } }));

/** Says where an auctioneer's lots may lead. */
export const setAuctioneerDomains = (api: ApiClient, id: number, domains: string[]) =>
  unwrap(api.POST('/api/admin/auctioneers/{id}/domains', { params: { path: { id } }, body: { domains } }));

/** Auctioneers who were invited. */
export const listInvitations = (
  api: ApiClient,
  query: Query<'/api/admin/invitations'>,
  signal: AbortSignal,
) => unwrap(api.GET('/api/admin/invitations', { params: { query }, signal }));

/** Invites an auctioneer by mail. */
export const inviteAuctioneer = (api: ApiClient, email: string, name: string, key: string) =>
  unwrap(
    api.POST('/api/admin/invitations', {
      params: { header: { 'Idempotency-Key': key } },
      body: { email, name: name || null },
    }),
  );

/** Takes an invitation back. */
export const revokeInvitation = (api: ApiClient, uuid: string) =>
  unwrap(api.POST('/api/admin/invitations/{uuid}/revoke', { params: { path: { uuid } } }));

/** The lines of any list, for admins. */
export const listReceivedLines = (
  api: ApiClient,
  id: string,
  query: Query<'/api/admin/feeds/{id}/lines'>,
  signal: AbortSignal,
) => unwrap(api.GET('/api/admin/feeds/{id}/lines', { params: { path: { id }, query }, signal }));
