import { type ApiClient, unwrap } from '@martelo/api-client';

import { withFields } from '../../lib/answer-shape.ts';
import type { PersonType } from './account.calls.ts';

/** All that is known of the customer, to read. */
export interface AccountDetails {
  id: number;
  name: string;
  userName: string | null;
  email: string;
  verifiedEmail: boolean;
  /** A new address that awaits its confirmation; null without one. */
  pendingEmail: string | null;
  cellphone: string | null;
  verifiedCellphone: boolean;
  document: string | null;
  type: PersonType;
  companyName: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The customer's own information (ACC-08). */
export async function getAccountDetails(api: ApiClient, signal: AbortSignal): Promise<AccountDetails> {
  const wire = await unwrap(api.GET('/api/customer/info/detail', { signal }));
  withFields(wire, 'string', 'name', 'email');
  return {
    id: wire.id,
    name: wire.name,
    userName: wire.user_name,
    email: wire.email,
    verifiedEmail: wire.verified_email,
    pendingEmail: wire.pending_email?.email ?? null,
    cellphone: wire.cellphone,
    verifiedCellphone: wire.verified_cellphone,
    document: wire.cpf_cnpj,
    type: wire.type === 2 ? 2 : 1,
    companyName: wire.company_name,
    createdAt: new Date(wire.created_at),
    updatedAt: new Date(wire.updated_at),
  };
}
