import { captchaRequired } from '../registration/registration.handlers.ts';
import { cleanText } from '../../platform/text/clean-text.ts';
import { readLink } from '../../catalogue/ingestion/sources/read-link.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { placeRepository } from '../../catalogue/places/places.repository.ts';
import { callerAddress } from '../../platform/net/caller-address.ts';
import { register } from '../registration/register.ts';
import { formOptions, readRegistration } from '../registration/registration-form.ts';
import { serializeSession } from '../../identity/sign-in.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { askToConfirm, maxConfirmations } from '../email/confirm-email.ts';
import { limitAttempts } from '../../identity/throttle/limit-attempts.ts';
import { findAuctioneer, isEmailVerified } from './auctioneers.repository.ts';
import { boards } from './boards.ts';
import { registrableDomain } from './domains.ts';
import { foreignNames } from './foreign-names.ts';
import { protectedNames } from './protected-names.ts';

const foreign = 'Este nome é de outra instituição ou fonte. Se ele é seu, fale conosco.';

/** Registration of auctioneers, and their own data. */
export function auctioneerHandlers({ database, clock, outbox }: Services) {
  const places = placeRepository(database);
  return {
    async registerAuctioneer({ body, request }) {
      const companyName = cleanText(body.company_name);
      const number = cleanText(body.registration);
      const typed = cleanText(body.website ?? '');
      const website = typed ? readLink(typed) : null;
      const isForeign = foreignNames(await protectedNames(database, null));
      const common = readRegistration(body, {
        ...(isForeign(companyName) && { company_name: [foreign] }),
        ...(companyName.length < 2 && { company_name: ['Nome da empresa é obrigatório'] }),
        ...(!number && { registration: ['Matrícula é obrigatória'] }),
        ...(!boards.some(({ uf }) => uf === body.uf) && { uf: ['não é um estado'] }),
        ...(typed && !website && { website: ['deve ser um endereço que comece com http:// ou https://'] }),
      });
      const domain = website && registrableDomain(website);
      const board = { registration: number, uf: body.uf, website, domains: domain ? [domain] : [] };
      const registration = { ...common, role: 'auctioneer', board, uuid: body.uuid } as const;
      const caller = { address: callerAddress(request.ip), reply: body };
      const token = await register({ database, outbox }, registration, caller, clock());
      return serializeSession(token, 'auctioneer');
    },

    async getAuctioneerRegisterOptions({ request }) {
      const states = await places.states();
      return {
        states: states.map(({ id, name, uf }) => ({ id, name, uf })),
        boards: [...boards],
        ...formOptions,
        captcha_required: await captchaRequired(database, request.ip, clock()),
      };
    },

    async getAuctioneerInfo({ person }) {
      const {
        registration_uf: uf,
        verified_email_at: verified,
        created_at: created,
        company_name: company,
        registration,
        ...rest
      } = await findAuctioneer(database, person.id);
      return {
        ...rest,
        user_type: 'auctioneer',
        company_name: company ?? '',
        registration: registration ?? '',
        uf: uf ?? '',
        verified_email: verified !== null,
        created_at: created.toISOString(),
      };
    },

    async sendAuctioneerEmailVerification({ person }) {
      const now = clock();
      if (await isEmailVerified(database, person.id))
        throw new HttpError(409, 'Este email já foi confirmado.');
      const count = { kind: 'confirmation', subject: person.uuid, max: maxConfirmations } as const;
      await limitAttempts(database, [count], {}, now);
      await database.transaction().execute((trx) => askToConfirm(trx, outbox, person, now));
      return { message: 'Enviamos um novo email de confirmação.' };
    },
  } satisfies Partial<Handlers>;
}
