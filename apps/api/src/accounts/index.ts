import type { Services } from '../platform/services.ts';
import { auctioneerHandlers } from './auctioneers/auctioneers.handlers.ts';
import { emailChangeHandlers } from './email/email-change.handlers.ts';
import { invitationHandlers } from './invitations/invitations.handlers.ts';
import { sentInvitationHandlers } from './invitations/sent-invitations.handlers.ts';
import { passwordHandlers } from './passwords/passwords.handlers.ts';
import { privacyHandlers } from './privacy/privacy.handlers.ts';
import { accountHandlers } from './profile/account.handlers.ts';
import { customerHandlers } from './profile/customers.handlers.ts';
import { customerRegistrationHandlers } from './registration/registration.handlers.ts';

/** Accounts: registration, profile, deletion. */
export const accountsHandlers = (services: Services) => ({
  ...customerRegistrationHandlers(services),
  ...auctioneerHandlers(services),
  ...customerHandlers(services),
  ...accountHandlers(services),
  ...emailChangeHandlers(services),
  ...passwordHandlers(services),
  ...invitationHandlers(services),
  ...sentInvitationHandlers(services),
  ...privacyHandlers(services),
});
