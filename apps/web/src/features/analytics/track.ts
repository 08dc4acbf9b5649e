import { browserApi } from '../../lib/browser-api.ts';
import { here } from '../../lib/screen.ts';
import { consentNow } from './consent.atoms.ts';
import { pixelAddress } from './pixel.ts';
import { segmentOf } from './segment.ts';
import type { SiteEvent } from './site-event.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
let visit: string | undefined;
let pixelId: string | null = null;

interface EventBody {
  name: SiteEvent['name'];
  page_title: string;
  segment: string;
  visit: string;
  consent: true;
  auction_key?: string;
  tag?: string;
}

async function send(body: EventBody): Promise<void> {
  try {
    const api = await browserApi();
    await api.POST('/api/events', { body });
  } catch {
    // An event that can't be sent is dropped.
  }
}

/** Which pixel receives events; null for none. */
export function setPixel(id: string | null): void {
  pixelId = id;
}

/**
 * Tracks an event of a page, only after the visitor's consent (SHELL-11), in the site's own count and by the configured
 * pixel. The visit has a random id, which is stored nowhere. What can't be sent is dropped.
 */
export function track(event: SiteEvent): void {
  if (consentNow() !== 'granted') return;
  const { title, pathname, href } = here();
  const segment = segmentOf(pathname);
  const key = 'auctionKey' in event && uuid.test(event.auctionKey) ? event.auctionKey : undefined;
  const body = {
    name: event.name,
    page_title: title.slice(0, 300),
    segment,
    visit: (visit ??= crypto.randomUUID()),
    consent: true as const,
    ...(key && { auction_key: key }),
    ...('tag' in event && { tag: event.tag }),
  };
  void send(body);
  if (pixelId) new Image().src = pixelAddress(pixelId, event.name, { href, title: body.page_title, segment });
}
