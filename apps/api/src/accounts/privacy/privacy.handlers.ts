import { calendarDate, formatDate } from '@martelo/domain/dates';

import { limitAccountMails } from '../../identity/throttle/limit-account-mails.ts';
import { expectCurrentPassword } from '../passwords/current-password.ts';
import { limitAttempts } from '../../identity/throttle/limit-attempts.ts';
import { concurrencyLimit, concurrencyLimitByName } from '../../platform/http/concurrency-limit.ts';
import { HttpError, notFound, wrongFields } from '../../platform/http/errors.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Person } from '../../platform/contract/person.ts';
import type { Services } from '../../platform/services.ts';
import { deletionRepository } from './deletions.repository.ts';
import { zipPersonalData } from './export-archive.ts';
import { readPersonalData } from './personal-data.ts';
import { labelCodes } from './personal-words.ts';

/** Exports that a person may have in a quarter of an hour. */
const maxExports = 5;
/** An export holds all of a person's rows in memory. */
const exportsAtOnce = 2;
const exportsWaiting = 6;

/** A customer's data export and deletion of the account (ACC-09). */
export function privacyHandlers({ database, clock, outbox }: Services) {
  const deletions = deletionRepository(database, outbox);
  const exporting = concurrencyLimit(exportsAtOnce, exportsWaiting);
  const ofPerson = concurrencyLimitByName(1, 1);

  const exportNow = async ({ id, uuid }: Person) => {
    const now = clock();
    // After queueing: exports refused by a full queue do not count.
    await limitAttempts(database, [{ kind: 'export', subject: uuid, max: maxExports }], {}, now);
    const archive = await zipPersonalData(labelCodes(await readPersonalData(database, id)), now);
    return new FileAnswer(archive, {
      'content-type': 'application/zip',
      'content-length': archive.length,
      'content-disposition': `attachment; filename="martelo-meus-dados-${calendarDate(now)}.zip"`,
      'cache-control': 'no-store',
    });
  };

  return {
    exportData: async ({ person }) => ofPerson(person.uuid, () => exporting(() => exportNow(person))),

    async requestDeletion({ person, body: { reason, current_password: current } }) {
      const now = clock();
      if (current === undefined)
        throw wrongFields({ current_password: ['Senha atual é obrigatória para excluir a conta'] });
      const hash = await expectCurrentPassword(database, person, current, now);
      const request = await limitAccountMails(database, person, now, async () => {
        const made = await deletions.request(person, { reason, hash }, now);
        if (!made) throw new HttpError(409, 'A exclusão já foi solicitada.');
        return made;
      });
      const { id, requested_at, due_at, charged } = request;
      const plan = charged
        ? ' A cobrança do plano não é cancelada com a conta: cancele a renovação no site de pagamento.'
        : '';
      return {
        message: `Recebemos seu pedido. Sua conta será excluída em ${formatDate(due_at)}. Até lá você pode cancelar.${plan}`,
        data: { id, requested_at: requested_at.toISOString(), due_at: due_at.toISOString() },
      };
    },

    async cancelDeletion({ person }) {
      const now = clock();
      await limitAccountMails(database, person, now, async () => {
        if (!(await deletions.cancel(person, now))) throw notFound('Não há pedido de exclusão em andamento.');
      });
      return { message: 'O pedido de exclusão foi cancelado.' };
    },
  } satisfies Partial<Handlers>;
}
