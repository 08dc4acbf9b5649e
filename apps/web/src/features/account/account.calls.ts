import { type ApiClient, unwrap, type WireAccount, type WireAccountChange } from '@martelo/api-client';

import { withFields } from '../../lib/answer-shape.ts';

export interface Address {
  street: string | null;
  number: string | null;
  complement: string | null;
  neighborhood: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
}

/** 1 is a person, 2 a company. */
export type PersonType = 1 | 2;

/** The profile, as the forms show it. */
export interface Account {
  name: string;
  email: string;
  userName: string | null;
  document: string | null;
  type: PersonType;
  companyName: string | null;
  cellphone: string | null;
  phone: string | null;
  address: Address;
  /** A new address that awaits its confirmation; null without one. */
  pendingEmail: string | null;
  /** When the account will be deleted; null without a deletion request. */
  deletionDue: Date | null;
}

function toAccount(wire: WireAccount): Account {
  withFields(wire, 'string', 'name', 'email');
  return {
    name: wire.name,
    email: wire.email,
    userName: wire.user_name,
    document: wire.cpf_cnpj,
    type: wire.type === 2 ? 2 : 1,
    companyName: wire.company_name,
    cellphone: wire.cellphone,
    phone: wire.phone,
    address: wire.address,
    pendingEmail: wire.pending_email?.email ?? null,
    deletionDue: wire.deletion_request && new Date(wire.deletion_request.due_at),
  };
}

/** The customer's profile (ACC-04, ACC-07). */
export async function getAccount(api: ApiClient, signal: AbortSignal): Promise<Account> {
  return toAccount(await unwrap(api.GET('/api/customer/account', { signal })));
}

/** Saves the profile, where what is left out stays, and gives it back as the server has it now. */
export async function updateAccount(api: ApiClient, body: WireAccountChange): Promise<Account> {
  return toAccount((await unwrap(api.POST('/api/customer/account/update', { body }))).data);
}

/** Mails the link again that confirms the account's address, or its new one; the server's sentence about it. */
export async function resendConfirmation(api: ApiClient): Promise<string> {
  return (await unwrap(api.POST('/api/customer/verify-email/send'))).message;
}

/** Gives the new address up. */
export async function cancelEmailChange(api: ApiClient): Promise<void> {
  await unwrap(api.POST('/api/customer/account/email-change/cancel'));
}

/** Changes the password; every other session of the account ends (ACC-05). */
export async function updatePassword(api: ApiClient, current: string, password: string): Promise<void> {
  const body = { current_password: current, password, password_confirmation: password };
  await unwrap(api.POST('/api/customer/account/update-password', { body }));
}
