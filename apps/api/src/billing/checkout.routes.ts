import type { FastifyInstance, FastifyReply } from 'fastify';

import { checkoutScript, checkoutStyles, paidPage, payPage } from './checkout-page.ts';
import { checkoutPath, type PlanOnOffer, plansOnOffer } from './demonstration-checkout.ts';
import { signBody } from './signature.ts';

const planOf = (fields: unknown): PlanOnOffer =>
  (fields as { plano?: unknown } | null)?.plano === 'mensal' ? 'mensal' : 'anual';
const textOf = (fields: unknown, name: string): string => {
  const text = (fields as Record<string, unknown> | null)?.[name];
  return typeof text === 'string' ? text.trim() : '';
};
const email = /^[^\s@]{1,64}@[\w-]+(\.[\w-]+)+$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The demonstration's checkout: a page that charges nothing and reports like a real one, by the signed webhook. */
export function checkoutRoutes(app: FastifyInstance, secret: string, clock: () => Date): void {
  const html = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');

  const report = async (plan: PlanOnOffer, buyer: string, payment: string) => {
    const now = clock();
    const payload = JSON.stringify({
      event_id: `demonstracao-${payment}`,
      email: buyer,
      plan: plansOnOffer[plan].plan,
      status: 'active',
      paid_at: now.toISOString(),
    });
    const seconds = Math.floor(now.getTime() / 1000);
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/webhooks/checkout',
      headers: {
        'content-type': 'application/json',
        'x-signature': `t=${seconds},v1=${signBody(secret, seconds, payload)}`,
      },
      payload,
    });
    if (statusCode !== 200)
      throw new Error(`The webhook answered ${statusCode} to a simulated payment: ${body}`);
  };

  app.get(checkoutPath, async (request, reply) => html(reply).send(payPage({ plan: planOf(request.query) })));
  app.get(`${checkoutPath}/pago`, async (request, reply) =>
    html(reply).send(paidPage(planOf(request.query))),
  );
  app.get(`${checkoutPath}.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(checkoutStyles),
  );
  app.get(`${checkoutPath}.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(checkoutScript),
  );
  app.post(checkoutPath, async ({ body }, reply) => {
    const plan = planOf(body);
    const buyer = textOf(body, 'email');
    const payment = textOf(body, 'pagamento');
    if (buyer.length > 254 || !email.test(buyer) || !uuid.test(payment))
      return html(reply)
        .code(422)
        .send(payPage({ plan, wrongEmail: buyer.slice(0, 254) }));
    await report(plan, buyer, payment);
    return reply.redirect(`${checkoutPath}/pago?plano=${plan}`, 303);
  });
}
