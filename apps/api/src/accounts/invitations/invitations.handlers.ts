import type { Handlers, Input } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import type { Role } from '../../platform/contract/person.ts';
import { findInvitation } from '../../identity/invitations.repository.ts';

/** Data of an invited person, to prefill the form. */
export function invitationHandlers({ database, clock }: Services) {
  const show =
    (role: Role) =>
    async ({ path: { uuid } }: Pick<Input<'getCustomerInvitation'>, 'path'>) => {
      const invitation = await findInvitation(database, role, uuid, clock());
      return { ...invitation, expires_at: invitation.expires_at?.toISOString() ?? null };
    };
  return {
    getCustomerInvitation: show('customer'),
    getAuctioneerInvitation: show('auctioneer'),
    getAdminInvitation: show('admin'),
  } satisfies Partial<Handlers>;
}
