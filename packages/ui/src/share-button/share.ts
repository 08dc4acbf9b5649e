/** What the browser may bring; all of it may be missing, and each may refuse. */
export interface ShareTools {
  share?: ((data: { url: string; title: string }) => Promise<void>) | undefined;
  copy?: ((text: string) => Promise<void>) | undefined;
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/**
 * By the system's sheet, else by copying the address (DETAIL-08). A sheet that was closed is an answer: nothing is
 * copied then. A sheet that failed is none.
 */
export async function share(url: string, title: string, tools: ShareTools): Promise<ShareOutcome> {
  if (tools.share) {
    try {
      await tools.share({ url, title });
      return 'shared';
    } catch (reason) {
      if (reason instanceof Error && reason.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    if (!tools.copy) return 'failed';
    await tools.copy(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
