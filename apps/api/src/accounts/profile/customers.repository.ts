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

/** The fields that customers can change; documents and telephones as digits only. */
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

const columns = [
  'id',
  'name',
  'email',
  'user_name',
  'cpf_cnpj',
  'company_name',
  'cellphone',
  'phone',
  'status',
  'verified_email_at',
  'verified_cellphone_at',
  'created_at',
  'updated_at',
] as const;

/** A customer's own row, subscription and request of deletion. */
export function customerRepository(database: Database) {
  return {
    async find(id: number, trx: Database = database): Promise<CustomerRow> {
      return (
        trx
          .selectFrom('people')
          .select(columns)
          // The meaning of the column's numbers and of the stored JSON is defined only here.
          .select((person) => [
            person.ref('type').$castTo<1 | 2>().as('type'),
            person.ref('address').$castTo<Address | null>().as('address'),
          ])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      );
    },

    async findSubscription(id: number): Promise<SubscriptionRow | null> {
      const subscription = await database
        .selectFrom('subscriptions')
        .select(['created_at', 'plan', 'status', 'date_payment', 'recurrence_interval', 'signature_code'])
        .select((one) =>
          one.ref('recurrence_interval_type').$castTo<'month' | 'year'>().as('recurrence_interval_type'),
        )
        .where('person_id', '=', id)
        .executeTakeFirst();
      return subscription ?? null;
    },

    async findDeletion(id: number): Promise<DeletionRow | null> {
      const request = await database
        .selectFrom('deletion_requests')
        .select(['id', 'requested_at', 'due_at'])
        .where('person_id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      return request ?? null;
    },

    /** Saves a profile except its email, which changes only by a link (SAFE-10). */
    async save(trx: Database, id: number, profile: Profile, now: Date): Promise<void> {
      const { name, user_name, type, cpf_cnpj, company_name, cellphone, phone, address } = profile;
      await trx
        .updateTable('people')
        .set({
          name,
          user_name,
          type,
          cpf_cnpj,
          company_name,
          cellphone,
          phone,
          address: address && JSON.stringify(address),
          updated_at: now,
          verified_cellphone_at: sql`case when cellphone = ${cellphone} then verified_cellphone_at end`,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
