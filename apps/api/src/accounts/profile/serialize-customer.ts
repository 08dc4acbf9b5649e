import type { components } from '@martelo/openapi/schema';

import type { PendingEmail } from '../email/email-changes.repository.ts';
import type { Address, CustomerRow, DeletionRow, SubscriptionRow } from './customers.repository.ts';

type Schemas = components['schemas'];

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The account in short (ACC-06). */
export function serializeSummary(
  { id, name, email, verified_email_at: verified, status }: CustomerRow,
  subscription: SubscriptionRow | null,
): Schemas['CustomerSummary'] {
  return {
    id,
    user_type: 'customer',
    name,
    email,
    verified_email: verified !== null,
    status,
    signature_code: subscription?.signature_code ?? null,
    signature: subscription && {
      ...subscription,
      created_at: subscription.created_at.toISOString(),
      date_payment: iso(subscription.date_payment),
    },
  };
}

const serializePending = (pending: PendingEmail | null) =>
  pending && { email: pending.email, requested_at: pending.requested_at.toISOString() };

/** The customer's information, to read (ACC-08). */
export function serializeInfo(row: CustomerRow, pending: PendingEmail | null): Schemas['CustomerInfo'] {
  const { id, name, user_name, email, cellphone, cpf_cnpj, type, company_name } = row;
  return {
    id,
    name,
    user_name,
    email,
    verified_email: row.verified_email_at !== null,
    pending_email: serializePending(pending),
    cellphone,
    verified_cellphone: row.verified_cellphone_at !== null,
    cpf_cnpj,
    type,
    company_name,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const nowhere: Required<Address> = {
  street: null,
  number: null,
  complement: null,
  neighborhood: null,
  city: null,
  state: null,
  zipcode: null,
};

/** The profile, as the forms show it (ACC-04, ACC-07). */
export function serializeAccount(
  row: CustomerRow,
  { deletion, pending }: { deletion: DeletionRow | null; pending: PendingEmail | null },
): Schemas['Account'] {
  const { name, email, cpf_cnpj, cellphone, phone, company_name, user_name, type, address } = row;
  return {
    name,
    email,
    cpf: type === 1 ? cpf_cnpj : null,
    cpf_cnpj,
    cellphone,
    phone,
    company_name,
    user_name,
    type,
    address: { ...nowhere, ...address },
    verified_email: row.verified_email_at !== null,
    pending_email: serializePending(pending),
    deletion_request: deletion && {
      id: deletion.id,
      requested_at: deletion.requested_at.toISOString(),
      due_at: deletion.due_at.toISOString(),
    },
  };
}
