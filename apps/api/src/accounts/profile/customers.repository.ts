import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

export interface Address {
  street?: string | null;
  number?: string | null;
  complement?: string | null;
  neighborhood?: string | null;
  city?: string | null;
  state?: string | null;
  zipcode?: string | null;
}

/** What a customer can change of themselves; documents and telephones bare. */
export interface Profile {
  name: string;
  email: string;
  user_name: string | null;
  /** 1 Pessoa Física, 2 Pessoa Jurídica. */
  type: 1 | 2;
  cpf_cnpj: string | null;
  company_name: string | null;
  cellphone: string | null;
  phone: string | null;
  address: Address | null;
}

export interface CustomerRow extends Profile {
  id: number;
  status: string;
  verified_email_at: Date | null;
  verified_cellphone_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface SubscriptionRow {
  created_at: Date;
  plan: string;
  status: number;
  date_payment: Date | null;
  recurrence_interval: number;
  recurrence_interval_type: 'month' | 'year';
  signature_code: string;
}

export interface DeletionRow {
  id: number;
  requested_at: Date;
  due_at: Date;
}

/** A customer's own row, subscription and request of deletion. */
export function customerRepository(database: Database) {
  return {
    async find(id: number, trx: Database = database): Promise<CustomerRow> {
      const { rows } = await sql<CustomerRow>`
        select id, name, email, user_name, type, cpf_cnpj, company_name, cellphone, phone, address, status, verified_email_at,
          verified_cellphone_at, created_at, updated_at
        from people where id = ${id}`.execute(trx);
      return rows[0]!;
    },

    async findSubscription(id: number): Promise<SubscriptionRow | null> {
      const { rows } = await sql<SubscriptionRow>`
        select created_at, plan, status, date_payment, recurrence_interval, recurrence_interval_type, signature_code
        from subscriptions where person_id = ${id}`.execute(database);
      return rows[0] ?? null;
    },

    async findDeletion(id: number): Promise<DeletionRow | null> {
      const { rows } = await sql<DeletionRow>`
        select id, requested_at, due_at from deletion_requests
        where person_id = ${id} and status = 'open'`.execute(database);
      return rows[0] ?? null;
    },

    /** Saves a profile but for its email, which changes by a link alone (SAFE-10). */
    async save(trx: Database, id: number, profile: Profile, now: Date): Promise<void> {
      const { name, user_name, type, cpf_cnpj, company_name, cellphone, phone, address } = profile;
      await sql`
        update people set name = ${name}, user_name = ${user_name}, type = ${type}, cpf_cnpj = ${cpf_cnpj},
          company_name = ${company_name}, cellphone = ${cellphone}, phone = ${phone},
          address = ${address && JSON.stringify(address)}::jsonb, updated_at = ${now},
          verified_cellphone_at = case when cellphone = ${cellphone} then verified_cellphone_at end
        where id = ${id}`.execute(trx);
    },
  };
}
