import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Approval } from './approval.ts';

interface AuctioneerRow {
  id: number;
  name: string;
  company_name: string | null;
  registration: string | null;
  registration_uf: string | null;
  email: string;
  verified_email_at: Date | null;
  cellphone: string | null;
  cpf_cnpj: string | null;
  website: string | null;
  domains: string[];
  approval: Approval;
  approval_reason: string | null;
  created_at: Date;
}

export async function findAuctioneer(database: Database, id: number): Promise<AuctioneerRow> {
  const { rows } = await sql<AuctioneerRow>`
    select id, name, company_name, registration, registration_uf, email, verified_email_at, cellphone, cpf_cnpj, website,
      domains, coalesce(approval, 'pending') as approval, approval_reason, created_at
    from people where id = ${id}`.execute(database);
  return rows[0]!;
}

export async function isEmailVerified(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ verified: boolean }>`
    select verified_email_at is not null as verified from people where id = ${id}`.execute(database);
  return rows[0]!.verified;
}
