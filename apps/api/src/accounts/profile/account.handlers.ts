import { recordActivity } from '../../platform/activity/activities.ts';
import { refuseFields, wrongFields } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { changePassword, passwordErrors } from '../passwords/new-password.ts';
import { limitAttempts } from '../../identity/throttle/limit-attempts.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { mailFormerEmail, mailNewEmail } from '../email/change-email.ts';
import { limitAccountMails } from '../../identity/throttle/limit-account-mails.ts';
import { expectCurrentPassword, expectUnchangedPassword } from '../passwords/current-password.ts';
import { maxConfirmations } from '../email/confirm-email.ts';
import { customerRepository } from './customers.repository.ts';
import {
  findPendingEmail,
  findWaitingChange,
  insertEmailChange,
  isEmailTaken,
} from '../email/email-changes.repository.ts';
import { serializeAccount } from './serialize-customer.ts';
import { isChanged, readProfile } from './profile-form.ts';

const passwordNeeded = {
  password: 'Senha atual é obrigatória para alterar a senha',
  identity: 'Senha atual é obrigatória para alterar o email ou o CPF/CNPJ',
};

/** The customer's profile and password (ACC-04 to ACC-07). */
export function accountHandlers({ database, clock, outbox }: Services) {
  const customers = customerRepository(database);
  const account = async (id: number) =>
    serializeAccount(await customers.find(id), {
      deletion: await customers.findDeletion(id),
      pending: await findPendingEmail(database, id),
    });

  return {
    getAccount: ({ person }) => account(person.id),

    async updateAccount({ person, body }) {
      const now = clock();
      const { password, password_confirmation, current_password: current, ...form } = body;
      const stored = await customers.find(person.id);
      const { profile, errors } = readProfile(form, stored);
      const moves = profile.email !== stored.email;
      const needed =
        (password !== undefined && passwordNeeded.password) ||
        ((moves || profile.cpf_cnpj !== stored.cpf_cnpj) && passwordNeeded.identity);
      refuseFields({
        ...errors,
        ...(password !== undefined && passwordErrors({ password, password_confirmation })),
        ...(password === undefined &&
          password_confirmation !== undefined && { password_confirmation: ['As senhas não coincidem'] }),
        ...(needed && current === undefined && { current_password: [needed] }),
      });
      const known = needed ? await expectCurrentPassword(database, person, current!, now) : null;
      const count = { kind: 'confirmation', subject: person.uuid, max: maxConfirmations } as const;
      if (moves) await limitAttempts(database, [count], {}, now);
      const hash = password === undefined ? null : await hashPassword(password);

      const save = () =>
        database.transaction().execute(async (trx) => {
          if (known) await expectUnchangedPassword(trx, person.id, known);
          await customers.save(trx, person.id, profile, now);
          if (hash) await changePassword(trx, outbox, { person, hash, exceptToken: person.tokenHash }, now);
          if (moves) {
            const wish = { role: 'customer', email: profile.email, exceptId: person.id };
            if (await isEmailTaken(trx, wish, now))
              throw wrongFields({ email: ['Este email já está cadastrado.'] });
            await insertEmailChange(trx, { personId: person.id, email: profile.email }, now);
            const change = (await findWaitingChange(trx, person.id))!;
            await mailFormerEmail(trx, outbox, change, 'requested', now);
            await mailNewEmail(trx, outbox, change, now);
          }
          const description = 'Você atualizou seus dados';
          if (isChanged(profile, stored))
            await recordActivity(trx, { personId: person.id, kind: 'account', description }, now);
        });
      await (hash ? limitAccountMails(database, person, now, save) : save());
      return { message: 'Perfil atualizado com sucesso!', data: await account(person.id) };
    },

    async updatePassword({ person, body }) {
      const now = clock();
      const current = body.current_password ?? body.old_password;
      refuseFields({
        ...(current === undefined && { current_password: ['Senha atual é obrigatória'] }),
        ...passwordErrors(body),
      });
      const known = await expectCurrentPassword(database, person, current!, now);
      const hash = await hashPassword(body.password);
      await limitAccountMails(database, person, now, () =>
        database.transaction().execute(async (trx) => {
          await expectUnchangedPassword(trx, person.id, known);
          await changePassword(trx, outbox, { person, hash, exceptToken: person.tokenHash }, now);
        }),
      );
      return { message: 'Senha alterada com sucesso!' };
    },
  } satisfies Partial<Handlers>;
}
