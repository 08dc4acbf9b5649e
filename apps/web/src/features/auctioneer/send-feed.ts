import { type Calls, unwrap, upload } from '@martelo/api-client';

import { expireSession, sessionNow } from '../../lib/session.ts';

type Received = Calls['/api/auctionner/feeds']['post']['responses'][202]['content']['application/json'];

interface FeedToSend {
  file: File;
  /** The list's own date where the file has none: 2026-03-09. */
  listDate: string;
  /** The idempotency key, so that a repeated try makes no second list. */
  key: string;
  onProgress: (sent: number, total: number) => void;
}

const unauthorized = 401;

/** Sends a list; resolves once it is stored, to be followed at its own address. */
export async function sendFeed({ file, listDate, key, onProgress }: FeedToSend): Promise<Received> {
  const token = sessionNow()?.token ?? null;
  const query = listDate ? `?list_date=${encodeURIComponent(listDate)}` : '';
  const response = await upload({
    url: `/api/auctionner/feeds${query}`,
    file,
    token,
    headers: { 'Idempotency-Key': key },
    onProgress,
  });
  // A late answer to a session that another has taken the place of says nothing of the new one.
  if (response.status === unauthorized && token === sessionNow()?.token) expireSession();
  const body: unknown = await response.json().catch(() => undefined);
  return unwrap(
    Promise.resolve(response.ok ? { data: body as Received, response } : { error: body, response }),
  );
}
