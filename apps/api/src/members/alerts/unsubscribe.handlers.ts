import type { Database } from '../../platform/database/connection.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { PostOffice } from '../../platform/outbox/post-office.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import { readUnsubscription, unsubscribe } from './unsubscribe.ts';

const wrongLink = () => notFound('Este link não é válido.');

/** The links of alert mails (ALERT-09). */
export function unsubscribeHandlers(
  database: Database,
  { unsubscribeSecret }: PostOffice,
  clock: () => Date,
) {
  return {
    async getUnsubscription({ path }) {
      const state = await readUnsubscription(database, unsubscribeSecret, path.token);
      if (!state) throw wrongLink();
      return state;
    },

    async unsubscribe({ path }) {
      if (!(await unsubscribe(database, unsubscribeSecret, path.token, clock()))) throw wrongLink();
      return { message: 'Você não receberá mais emails de alertas.', unsubscribed: true };
    },
  } satisfies Partial<Handlers>;
}
