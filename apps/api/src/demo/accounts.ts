import { sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { Role } from '../platform/contract/person.ts';

/** It may be public: these accounts exist only beside sample data, and sign-in refuses them elsewhere. */
const demonstrationPassword = 'martelo-demo';

const cpf = '52998224725';

const accounts: readonly Readonly<{ role: Role; email: string; name: string; more: object }>[] = [
  {
    role: 'customer',
    email: 'cliente@exemplo.com.br',
    name: 'Marina Duarte Alves',
    more: { cpf_cnpj: cpf, cellphone: '62998765432', user_name: 'marinaduarte' },
  },
  {
    role: 'auctioneer',
    email: 'leiloeiro@exemplo.com.br',
    name: 'Helena Prado',
    more: {
      cpf_cnpj: cpf,
      cellphone: '62999112030',
      company_name: 'Paineira Leilões (exemplo)',
      registration: '042/2011',
      registration_uf: 'GO',
      website: 'https://paineira.example/',
      domains: ['paineira.example', 'leiloes.example'],
      approval: 'approved',
    },
  },
  { role: 'admin', email: 'admin@exemplo.com.br', name: 'Rafael Nunes', more: {} },
];

/** One account of each role, marked as samples; existing ones are unchanged. */
export async function makeDemonstrationAccounts(database: Database, now: Date): Promise<void> {
  const { rows: there } = await sql<{ role: Role }>`
    select role from people where sample and email = any (${accounts.map(({ email }) => email)}::text[])`.execute(
    database,
  );
  const missing = accounts.filter(({ role }) => !there.some((person) => person.role === role));
  if (missing.length === 0) return;
  const hash = await hashPassword(demonstrationPassword);
  const people = missing.map(({ more, ...account }) => ({ ...account, ...more }));
  await database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; role: Role }>`
      insert into people (role, email, name, password_hash, cpf_cnpj, cellphone, user_name, company_name, registration,
        registration_uf, website, domains, approval, sample, terms_accepted_at, verified_email_at, created_at, updated_at)
      select role, email, name, ${hash}, cpf_cnpj, cellphone, user_name, company_name, registration, registration_uf, website,
        coalesce(domains, '{}'), approval, true, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as p (role text, email text, name text, cpf_cnpj text, cellphone text, user_name text, company_name text,
          registration text, registration_uf text, website text, domains text[], approval text)
      on conflict do nothing returning id, role`.execute(trx);
    const customer = rows.find(({ role }) => role === 'customer');
    if (customer)
      await sql`
        insert into subscriptions (person_id, signature_code, plan, status, recurrence_interval, recurrence_interval_type,
          date_payment, created_at, updated_at)
        values (${customer.id}, 'MRT-EXEMPLO', 'Plano anual', 1, 1, 'year', ${now}, ${now}, ${now})
        on conflict do nothing`.execute(trx);
  });
}
