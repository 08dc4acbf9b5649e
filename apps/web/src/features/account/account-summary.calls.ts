import { type ApiClient, unwrap } from '@martelo/api-client';

import { withFields } from '../../lib/answer-shape.ts';

export interface Subscription {
  code: string;
  plan: string;
  active: boolean;
  recurrence: string;
  paidAt: Date | null;
  since: Date;
}

export interface AccountSummary {
  name: string;
  email: string;
  /** 'active' is shown as Ativo, any other word as it is. */
  status: string;
  /** Null for basic access. */
  subscription: Subscription | null;
}

const every = { month: ['Mensal', 'meses'], year: ['Anual', 'anos'] } as const;

/** 'Mensal', 'Anual', 'A cada 3 meses'; an interval of another kind as it is. */
export function formatRecurrence(interval: number, type: string): string {
  const words = type === 'month' || type === 'year' ? every[type] : null;
  if (!words) return type;
  return interval === 1 ? words[0] : `A cada ${interval} ${words[1]}`;
}

/** The account in short, with its subscription (ACC-06). */
export async function getAccountSummary(api: ApiClient, signal: AbortSignal): Promise<AccountSummary> {
  const wire = await unwrap(api.POST('/api/customer/info', { signal }));
  const { name, email, status, signature } = withFields(wire, 'string', 'name', 'email');
  return {
    name,
    email,
    status,
    subscription: signature && {
      code: signature.signature_code,
      plan: signature.plan,
      active: signature.status === 1,
      recurrence: formatRecurrence(signature.recurrence_interval, signature.recurrence_interval_type),
      paidAt: signature.date_payment === null ? null : new Date(signature.date_payment),
      since: new Date(signature.created_at),
    },
  };
}
