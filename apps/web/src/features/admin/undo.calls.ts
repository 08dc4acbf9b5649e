import { type ApiClient, unwrap } from '@martelo/api-client';

/** What taking a list back would change, or why it can't be. */
export const previewUndo = (api: ApiClient, id: string) =>
  unwrap(api.GET('/api/admin/feeds/{id}/undo', { params: { path: { id } } })).then(({ data }) => data);

/** Undoes a list, with a reason that goes to the audit log. */
export const undoFeed = (api: ApiClient, id: string, reason: string) =>
  unwrap(api.POST('/api/admin/feeds/{id}/undo', { params: { path: { id } }, body: { reason } }));
