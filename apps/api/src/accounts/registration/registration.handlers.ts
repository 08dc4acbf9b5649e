import type { Database } from '../../platform/database/connection.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { placeRepository } from '../../catalogue/places/places.repository.ts';
import { failuresBeforeCaptcha, windowStart } from '../../identity/throttle/limit-attempts.ts';
import { countAttempts } from '../../identity/throttle/attempts.ts';
import { callerAddress } from '../../platform/net/caller-address.ts';
import { register } from './register.ts';
import { formOptions, readRegistration } from './registration-form.ts';
import { serializeSession } from '../../identity/sign-in.ts';

/** Whether a registration from this address needs a captcha now. */
export async function captchaRequired(database: Database, ip: string, now: Date): Promise<boolean> {
  const made = await countAttempts(database, 'registration', callerAddress(ip), windowStart(now));
  return made >= failuresBeforeCaptcha;
}

/** Registration of customers (AUTH-13). */
export function customerRegistrationHandlers({ database, clock, outbox }: Services) {
  const places = placeRepository(database);
  return {
    async registerCustomer({ body, request }) {
      const registration = { ...readRegistration(body), role: 'customer', uuid: body.uuid } as const;
      const caller = { address: callerAddress(request.ip), reply: body };
      const token = await register({ database, outbox }, registration, caller, clock());
      return serializeSession(token, 'customer');
    },

    async getCustomerRegisterOptions({ request }) {
      const states = await places.states();
      return {
        types: [
          { id: 1, name: 'Pessoa Física' },
          { id: 2, name: 'Pessoa Jurídica' },
        ],
        states: states.map(({ id, name, uf }) => ({ id, name, uf })),
        ...formOptions,
        captcha_required: await captchaRequired(database, request.ip, clock()),
      };
    },
  } satisfies Partial<Handlers>;
}
