import { HttpError } from '../platform/http/errors.ts';
import { signedBody } from '../platform/http/raw-body.ts';
import type { Handlers } from '../platform/contract/contract.ts';
import type { Services } from '../platform/services.ts';
import { isSigned } from './signature.ts';
import type { CheckoutEvent } from './subscriptions.repository.ts';
import { receiveCheckoutEvent } from './receive-checkout-event.ts';

/** Calls of the checkout, signed with the secret of the settings; without one no call is accepted. */
export function webhookHandlers({ database, clock, outbox, settings }: Services) {
  const secret = settings.site.checkoutSecret;
  return {
    async receiveCheckoutEvent({ body, request }) {
      const now = clock();
      const header = request.headers['x-signature'];
      const signed =
        secret !== null &&
        typeof header === 'string' &&
        isSigned({ secret, header, body: signedBody(request) }, now);
      if (!signed) throw new HttpError(401, 'Assinatura inválida.');
      const { repeated } = await receiveCheckoutEvent({ database, outbox }, body as CheckoutEvent, now);
      return { received: true, repeated };
    },
  } satisfies Partial<Handlers>;
}
