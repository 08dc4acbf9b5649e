import { type ApiClient, unwrap } from '@martelo/api-client';

export const contactSubjects = ['suporte', 'comercial', 'duvidas', 'sugestoes', 'outros'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export interface ContactMessage {
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
}

export interface ContactReceipt {
  protocol: string;
  /** The end of 24 business hours. */
  replyBy: Date;
}

/** The answer to a captcha; required from an address that has written several times. */
export interface CaptchaReply {
  captcha: string;
  captcha_key: string;
}

/** Sends a message; the same `key` again sends nothing new and has the first receipt. */
export async function sendContactMessage(
  api: ApiClient,
  { name, email, subject, message }: ContactMessage,
  { key, captcha }: { key: string; captcha: CaptchaReply | null },
): Promise<ContactReceipt> {
  const { protocol, reply_by: replyBy } = await unwrap(
    api.POST('/api/contact', {
      params: { header: { 'Idempotency-Key': key } },
      body: { name, email, subject, message, ...captcha },
    }),
  );
  return { protocol, replyBy: new Date(replyBy) };
}
