import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { limitAttempts } from '../../identity/throttle/limit-attempts.ts';
import { callerAddress } from '../../platform/net/caller-address.ts';
import { redact } from './redact.ts';

/** Reports that one address may make in a quarter of an hour: a page that breaks in a loop does not fill the log. */
const maxReports = 30;

/** Logs errors of browsers, without any personal data. */
export function clientErrorHandlers({ database, clock }: Services) {
  return {
    async reportClientError({ body, request }) {
      const subject = callerAddress(request.ip);
      await limitAttempts(database, [{ kind: 'client-error', subject, max: maxReports }], {}, clock());
      const clientError = Object.fromEntries(
        Object.entries(body).flatMap(([name, text]) => (text ? [[name, redact(text)]] : [])),
      );
      request.log.warn({ clientError }, 'a browser reported an error');
      return { message: 'Nossa equipe foi notificada.' };
    },
  } satisfies Partial<Handlers>;
}
