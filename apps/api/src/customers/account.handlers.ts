import { noteActivity } from '../dashboard/activities.ts';
import { refuseFields, wrongFields } from '../http/errors.ts';
import { emailChangedMail } from '../mail/templates/email-changed.ts';
import type { Handlers } from '../operations.ts';
import { changePassword, passwordErrors } from '../passwords/new-password.ts';
import { admit } from '../sessions/admit.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { askToConfirm } from './confirm-email.ts';
import { expectCurrentPassword } from './current-password.ts';
import { mostConfirmations } from './customers.handlers.ts';
import { customerRepository } from './customers.repository.ts';
import { printAccount } from './print-customer.ts';
import { readProfile } from './profile-form.ts';
import type { AccountServices } from './registration.handlers.ts';

const emailTaken = () => wrongFields({ email: ['Este email já está cadastrado.'] });
const uniqueViolation = '23505';

/** Two who take one e-mail at the same instant are told apart by the database alone. */
const tookEmail = (error: unknown) => (error as { code?: string } | null)?.code === uniqueViolation;

/** The customer's profile and password (ACC-04 to ACC-07). */
export function accountHandlers({ database, clock, office }: AccountServices) {
  const customers = customerRepository(database);
  const account = async (id: number) =>
    printAccount(await customers.find(id), await customers.findDeletion(id));

  return {
    getAccount: ({ person }) => account(person.id),

    async updateAccount({ person, body }) {
      const now = clock();
      const { password, password_confirmation, current_password: current, ...form } = body;
      const kept = await customers.find(person.id);
      const { profile, errors } = readProfile(form, kept);
      refuseFields({
        ...errors,
        ...(password !== undefined && passwordErrors({ password, password_confirmation })),
        ...(password === undefined &&
          password_confirmation !== undefined && { password_confirmation: ['As senhas não coincidem'] }),
        ...(password !== undefined &&
          current === undefined && { current_password: ['Senha atual é obrigatória para alterar a senha'] }),
      });
      if (password !== undefined) await expectCurrentPassword(database, person, current!, now);
      const moves = profile.email !== kept.email;
      const count = { kind: 'confirmation', subject: person.uuid, most: mostConfirmations } as const;
      if (moves) await admit(database, [count], {}, now);
      const hash = password === undefined ? null : await hashPassword(password);

      const save = database.transaction().execute(async (trx) => {
        if (!(await customers.save(trx, person.id, profile, now))) throw emailTaken();
        if (hash) await changePassword(trx, office, { person, hash, kept: person.tokenHash }, now);
        if (moves) {
          const before = { person, before: kept.email, at: now };
          await office.post(trx, [emailChangedMail(office.links, before)], now);
          await askToConfirm(trx, office, { id: person.id, name: profile.name, email: profile.email }, now);
        }
        const description = 'Você atualizou seus dados';
        await noteActivity(trx, { personId: person.id, kind: 'account', description }, now);
      });
      await save.catch((error: unknown) => {
        throw tookEmail(error) ? emailTaken() : error;
      });
      return { message: 'Perfil atualizado com sucesso!', data: await account(person.id) };
    },

    async updatePassword({ person, body }) {
      const now = clock();
      const current = body.current_password ?? body.old_password;
      refuseFields({
        ...(current === undefined && { current_password: ['Senha atual é obrigatória'] }),
        ...passwordErrors(body),
      });
      await expectCurrentPassword(database, person, current!, now);
      const hash = await hashPassword(body.password);
      await database
        .transaction()
        .execute((trx) => changePassword(trx, office, { person, hash, kept: person.tokenHash }, now));
      return { message: 'Senha alterada com sucesso!' };
    },
  } satisfies Partial<Handlers>;
}
