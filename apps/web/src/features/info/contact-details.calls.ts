import { type ApiClient, unwrap } from '@martelo/api-client';

/** How else we are reached; null is what the site was not set up with. */
interface ContactDetails {
  email: string | null;
  phone: string | null;
  messageNumber: string | null;
}

/** None of them where they fail to load: a page without them still has its form. */
export async function getContactDetails(api: ApiClient, signal?: AbortSignal): Promise<ContactDetails> {
  try {
    const { contact } = await unwrap(api.GET('/api/site-settings', { signal: signal ?? null }));
    return { email: contact.email, phone: contact.phone, messageNumber: contact.message_number };
  } catch {
    signal?.throwIfAborted();
    return { email: null, phone: null, messageNumber: null };
  }
}
