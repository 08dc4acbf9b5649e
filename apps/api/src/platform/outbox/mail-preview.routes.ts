import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Database } from '../database/connection.ts';
import { answerNotFound } from '../http/handle-errors.ts';
import { findMails } from './mails.repository.ts';
import { mailPreviewPage, mailPreviewStyles } from './mail-preview-page.ts';

// A mail has inline styles, and nothing quoted in it may run as code.
const mailSecurity =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation";

/** The token in a mail's link, for automated tests; null where it leads to no such page. */
const tokenOf = (text: string) =>
  /\/(?:recuperar-senha|confirmar-email|desfazer-email|cancelar-avisos)\/([\w.~-]+)/.exec(text)?.[1] ?? null;

/** The mails of the demonstration, at `/dev/outbox` and `/dev/outbox.json`: their links give access to any account. */
export function mailPreviewRoutes(app: FastifyInstance, database: Database): void {
  const html = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');

  app.get('/dev/outbox', async (_request, reply) =>
    html(reply).send(mailPreviewPage(await findMails(database))),
  );
  app.get('/dev/outbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailPreviewStyles),
  );
  app.get<{ Querystring: { to?: string | string[] } }>(
    '/dev/outbox.json',
    async ({ query: { to } }, reply) => {
      const mails = await findMails(database, to === undefined ? {} : { to: String(to) });
      return reply.header('cache-control', 'no-store').send(
        mails.map(({ recipient, created_at, sent_at, ...mail }) => ({
          ...mail,
          to: recipient,
          token: tokenOf(mail.text),
          created_at: created_at.toISOString(),
          sent_at: sent_at?.toISOString() ?? null,
        })),
      );
    },
  );
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const { id } = request.params;
    const [mail] = /^\d{1,15}$/.test(id) ? await findMails(database, { id: Number(id) }) : [];
    if (!mail) return answerNotFound(request, reply);
    return html(reply).header('content-security-policy', mailSecurity).send(mail.html);
  });
}
