import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { readUnsubscription, unsubscribe } from './unsubscribe.ts';

const wrongLink = () => notFound('Este link não é válido.');

/** The links of alert mails (ALERT-09). */
export function unsubscribeHandlers({ database, clock, outbox: { unsubscribeSecret } }: Services) {
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
