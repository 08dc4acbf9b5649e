import { randomUUID } from 'node:crypto';

import { escapeHtml } from '../platform/text/escape-html.ts';
import { checkoutPath, type PlanOnOffer, plansOnOffer } from './demonstration-checkout.ts';

const frame = (title: string, main: string) => `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Martelo</title><link rel="stylesheet" href="${checkoutPath}.css"></head><body>
<p class="mark" role="note"><strong>Demonstração: nenhum pagamento é feito.</strong> Esta página faz as vezes do site de pagamento.</p>
<main>${main}</main></body></html>`;

const other = (plan: PlanOnOffer): PlanOnOffer => (plan === 'anual' ? 'mensal' : 'anual');

interface Form {
  plan: PlanOnOffer;
  /** The error of an invalid input. */
  wrongEmail?: string;
}

/** Where a plan is 'bought'. The form contains the payment's number, so that sending it twice is one payment. */
export function payPage({ plan, wrongEmail }: Form): string {
  const { title, price } = plansOnOffer[plan];
  const wrong = wrongEmail !== undefined;
  return frame(
    `Assinar o ${title}`,
    `<h1>${title}</h1>
<p class="price">${price}</p>
<form method="post" action="${checkoutPath}">
<input type="hidden" name="plano" value="${plan}"><input type="hidden" name="pagamento" value="${randomUUID()}">
<label for="email">Email da sua conta</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escapeHtml(wrongEmail ?? '')}"${wrong ? ' aria-invalid="true"' : ''} aria-describedby="hint">
<p id="hint"${wrong ? ' class="wrong"' : ''}>${wrong ? 'Informe um email válido.' : 'A assinatura vai para esta conta.'}</p>
<button>Simular o pagamento</button>
</form>
<p><a href="${checkoutPath}?plano=${other(plan)}">Ver o ${plansOnOffer[other(plan)].title}</a> · <a href="/planos">Voltar aos planos</a></p>
<script src="${checkoutPath}.js" defer></script>`,
  );
}

/** The page after a payment: without an account it says to create one, with an unconfirmed email to confirm it. */
export function paidPage(plan: PlanOnOffer): string {
  return frame(
    'Pagamento simulado',
    `<h1>Pagamento simulado</h1>
<p>O ${plansOnOffer[plan].title} foi confirmado ao Martelo, como o site de pagamento faria.</p>
<p><a class="button" href="/minha-conta/conta">Ver a minha assinatura</a></p>
<p>O email ainda não tem conta, ou ainda não foi confirmado? O que falta está na <a href="/dev/outbox">caixa de saída</a>.</p>`,
  );
}

/** Fills in the email of the signed-in customer. */
export const checkoutScript = `
const field = document.querySelector('#email');
for (const storage of [localStorage, sessionStorage]) {
  try {
    const { email } = JSON.parse(storage.getItem('user_data') ?? '{}');
    if (field && !field.value && typeof email === 'string') field.value = email;
  } catch {
    // Other visitors type it.
  }
}
`;

export const checkoutStyles = `
:root { color-scheme: light dark; --page: light-dark(#f9f9f8, #111110); --card: light-dark(#fff, #191918); --line: light-dark(#dad9d6, #3b3a37);
  --ink: light-dark(#21201c, #eeeeec); --muted: light-dark(#60646c, #b0b4ba); --accent: light-dark(#1f715a, #1fd8a4); --on: light-dark(#fff, #0b2a20);
  --caution: light-dark(#fff7c2, #2d2305); --caution-ink: light-dark(#684a00, #ffe770); --wrong: light-dark(#b3192d, #ff9592); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.mark { margin: 0; padding: 12px 24px; background: var(--caution); color: var(--caution-ink); text-align: center; font-size: 14px; }
main { max-width: 440px; margin: 48px auto; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
h1 { margin: 0; font-size: 24px; line-height: 1.2; letter-spacing: -0.02em; }
.price { margin: 8px 0 24px; font-size: 32px; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
label { display: block; font-weight: 600; font-size: 14px; }
input { width: 100%; min-height: 48px; margin-block-start: 4px; padding: 8px 12px; font: inherit; color: inherit; background: var(--page); border: 1px solid var(--muted); border-radius: 8px; }
#hint { margin: 4px 0 0; font-size: 14px; color: var(--muted); } #hint.wrong { color: var(--wrong); }
button, .button { display: block; width: 100%; margin-block: 24px; padding: 12px 24px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--on); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
a { color: var(--accent); } a.button { color: var(--on); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
main > p { color: var(--muted); font-size: 14px; } main > p.price { color: inherit; font-size: 32px; } main > p > .button { font-size: 16px; }
@media (max-width: 480px) { main { margin: 0; min-height: 100vh; padding: 24px; border: 0; border-radius: 0; } }
`;
