import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { readUnsubscription, unsubscribe } from './unsubscribe.ts';

const wrongLink = () => notFound('Este link não é válido.');

const ended = {
  notices: 'emails de alertas e favoritos',
  reminders: 'lembretes de praças por email',
} as const;

/** The links of mails that people can turn off (ALERT-09, NEWS-15). */
export function unsubscribeHandlers({ database, clock, outbox: { unsubscribeSecret } }: Services) {
  return {
    async getUnsubscription({ path }) {
      const state = await readUnsubscription(database, unsubscribeSecret, path.token);
      if (!state) throw wrongLink();
      return state;
    },

    async unsubscribe({ path }) {
      const what = await unsubscribe(database, unsubscribeSecret, path.token, clock());
      if (!what) throw wrongLink();
      return { message: `Você não receberá mais ${ended[what]}.`, unsubscribed: true };
    },
  } satisfies Partial<Handlers>;
}
