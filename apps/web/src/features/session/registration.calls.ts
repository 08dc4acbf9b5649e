import { type ApiClient, unwrap } from '@martelo/api-client';

import type { Session } from '../../lib/session-storage.ts';
import type { CaptchaProof } from './captcha.calls.ts';
import { toSession } from './sign-in.calls.ts';

export type Registering = 'customer' | 'auctioneer';

export interface RegistrationOptions {
  captchaRequired: boolean;
  /** The Juntas Comerciais that auctioneers are enrolled at, by state; none for customers. */
  boards: readonly { uf: string; name: string }[];
}

/** What the form shows beside its fields. */
export async function getRegistrationOptions(
  api: ApiClient,
  type: Registering,
  signal: AbortSignal,
): Promise<RegistrationOptions> {
  if (type === 'customer') {
    const options = await unwrap(api.GET('/api/customer/load-register-form-options', { signal }));
    return { captchaRequired: options.captcha_required, boards: [] };
  }
  const options = await unwrap(api.GET('/api/auctionner/load-register-form-options', { signal }));
  return { captchaRequired: options.captcha_required, boards: options.boards };
}

/** What is known of somebody who was invited. */
export interface Invitation {
  uuid: string;
  name: string;
  email: string;
  cellphone: string;
}

const invitations = {
  customer: '/api/customer/load-register-user-info/{uuid}',
  auctioneer: '/auctionner/load-register-user-info/{uuid}',
  admin: '/admin/load-register-user-info/{uuid}',
} as const;

/** Whom an invitation is for. */
export async function getInvitation(
  api: ApiClient,
  type: keyof typeof invitations,
  uuid: string,
  signal: AbortSignal,
): Promise<Invitation> {
  const params = { path: { uuid } };
  const { name, email, cellphone } = await unwrap(api.GET(invitations[type], { params, signal }));
  return { uuid, name: name ?? '', email, cellphone: cellphone ?? '' };
}

/** The form as it was filled in; an auctioneer's has more. */
export interface Registration {
  name: string;
  email: string;
  cpf_cnpj: string;
  cellphone: string;
  password: string;
  password_confirmation: string;
  accept_terms: boolean;
  company_name: string;
  registration: string;
  uf: string;
  website: string;
}

/** Makes the account and gives its session; the same `key` makes nothing twice (AUTH-13). */
export async function register(
  api: ApiClient,
  type: Registering,
  { company_name, registration, uf, website, ...person }: Registration,
  { proof, uuid, key }: { proof: CaptchaProof | null; uuid: string | null; key: string },
): Promise<Session> {
  const params = { header: { 'Idempotency-Key': key } };
  const common = { ...person, ...proof, ...(uuid !== null && { uuid }) };
  const company = company_name ? { company_name } : {};
  const board = { company_name, registration, uf, website: website || null };
  const answer =
    type === 'customer'
      ? api.POST('/api/customer/register', { params, body: { ...common, ...company } })
      : api.POST('/api/auctionner/register', { params, body: { ...common, ...board } });
  return toSession(api, await unwrap<unknown>(answer), type, person.email);
}
