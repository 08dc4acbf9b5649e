import { HttpError, notFound } from '../../platform/http/errors.ts';
import { cleanText } from '../../platform/text/clean-text.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { type SentRow, sentInvitationRepository } from './sent-invitations.repository.ts';

const print = ({ created_at, expires_at, used_at, ...invitation }: SentRow) => ({
  ...invitation,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
  used_at: used_at?.toISOString() ?? null,
});

/** Inviting auctioneers (API-08). */
export function sentInvitationHandlers({ database, clock, outbox }: Services) {
  const invitations = sentInvitationRepository(database, outbox);
  return {
    async listInvitations({ query: { status, page = 1 } }) {
      const { rows, pagination } = await invitations.page(status, page, clock());
      return { data: rows.map(print), pagination };
    },

    async inviteAuctioneer({ person, body }) {
      const email = body.email.toLowerCase();
      const name = cleanText(body.name ?? '') || null;
      const sent = await invitations.invite(person, { email, name }, clock());
      return { message: `Convite enviado para ${email}.`, data: print(sent) };
    },

    async revokeInvitation({ person, path: { uuid } }) {
      const revoked = await invitations.revoke(person, uuid, clock());
      if (revoked === 'missing') throw notFound('Convite não encontrado.');
      if (revoked === 'over') throw new HttpError(409, 'Este convite já foi usado ou não vale mais.');
      return { message: 'Convite cancelado.', data: print(revoked) };
    },
  } satisfies Partial<Handlers>;
}
