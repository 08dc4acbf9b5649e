import { askToConfirm } from '../email/confirm-email.ts';
import { isEmailTaken } from '../email/email-changes.repository.ts';
import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import { HttpError, wrongFields } from '../../platform/http/errors.ts';
import { findInvitation, useInvitation } from '../../identity/invitations.repository.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { claimPayments } from '../../billing/subscriptions.repository.ts';
import {
  limitAttempts,
  type CaptchaReply,
  failuresBeforeCaptcha,
  failuresBeforeWait,
} from '../../identity/throttle/limit-attempts.ts';
import { noteAddress } from '../../identity/known-addresses.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { startSession } from '../../identity/sessions.repository.ts';

/** A validated registration; documents and telephones as digits only. */
export interface Registration {
  role: 'customer' | 'auctioneer';
  name: string;
  email: string;
  password: string;
  cpfCnpj: string;
  /** 1 Pessoa Física, 2 Pessoa Jurídica. */
  type: 1 | 2;
  cellphone: string;
  companyName: string | null;
  /** An auctioneer's number at the trade board of a state. */
  board?: { registration: string; uf: string; website: string | null; domains: string[] };
  /** The invitation that was used. */
  uuid?: string | undefined;
}

async function insertPerson(
  trx: Database,
  { role, name, email, cpfCnpj, type, cellphone, companyName, board }: Registration,
  { hash, verified, now }: { hash: string; verified: boolean; now: Date },
): Promise<number> {
  const emailTaken = { email: ['Este email já está cadastrado.'] };
  if (await isEmailTaken(trx, { role, email }, now)) throw wrongFields(emailTaken);
  // An auctioneer whom an admin invited to this address is approved; others wait for an admin's approval (SAFE-20).
  const approval = role === 'auctioneer' ? (verified ? 'approved' : 'pending') : null;
  const person = await trx
    .insertInto('people')
    .values({
      role,
      email,
      name,
      password_hash: hash,
      type,
      cpf_cnpj: cpfCnpj,
      company_name: companyName,
      cellphone,
      website: board?.website ?? null,
      registration: board?.registration ?? null,
      registration_uf: board?.uf ?? null,
      domains: board?.domains ?? [],
      approval,
      terms_accepted_at: now,
      verified_email_at: verified ? now : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (person) return person.id;
  throw wrongFields(
    (await isEmailTaken(trx, { role, email }, now))
      ? emailTaken
      : { registration: ['Esta matrícula já está cadastrada.'] },
  );
}

/** An invitation that can't be used is an error of its field here. */
async function invited(database: Database, { role, uuid }: Registration, now: Date) {
  if (!uuid) return null;
  try {
    return await findInvitation(database, role, uuid, now);
  } catch (error) {
    if (error instanceof HttpError) throw wrongFields({ uuid: [error.message] });
    throw error;
  }
}

/**
 * Makes an account with its session, and mails the link that confirms the address; an invitation sent to this address
 * already proves it (AUTH-13). Registrations are limited by address, as they reveal whether an email is known.
 */
export async function register(
  { database, outbox }: { database: Database; outbox: Outbox },
  registration: Registration,
  { address, reply }: { address: string; reply: CaptchaReply },
  now: Date,
): Promise<string> {
  const { role, name, email, uuid } = registration;
  const limits = { beforeCaptcha: failuresBeforeCaptcha, max: failuresBeforeWait };
  await limitAttempts(database, [{ kind: 'registration', subject: address, ...limits }], reply, now);
  const invitation = await invited(database, registration, now);
  const verified = invitation?.email === email;
  const hash = await hashPassword(registration.password);
  return database.transaction().execute(async (trx) => {
    const id = await insertPerson(trx, registration, { hash, verified, now });
    if (uuid && !(await useInvitation(trx, uuid, now)))
      throw wrongFields({ uuid: ['Convite não encontrado ou já foi usado.'] });
    if (verified) await claimPayments(trx, id, now);
    else await askToConfirm(trx, outbox, { id, name, email }, now);
    const description = 'Você criou sua conta';
    if (role === 'customer') await recordActivity(trx, { personId: id, kind: 'account', description }, now);
    await noteAddress(trx, { personId: id, address }, now);
    return startSession(trx, id, now);
  });
}
