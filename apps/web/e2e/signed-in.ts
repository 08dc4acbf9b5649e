import { randomInt, randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { mailedLink } from './outbox.ts';

type Role = 'customer' | 'auctioneer' | 'admin';

interface Known {
  token: string;
  email: string;
}

const password = 'martelo-demo';
const newPassword = 'praia-do-futuro-91';

const accounts = {
  customer: { email: 'cliente@exemplo.com.br', call: '/api/customer/post-login' },
  auctioneer: { email: 'leiloeiro@exemplo.com.br', call: '/api/auctionner/post-login' },
  admin: { email: 'admin@exemplo.com.br', call: '/api/admin/post-login' },
} as const;

/** Each caller has an address of its own: the fourth registration from one requires a captcha. */
export const callerAddress = () => `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

async function post(page: Page, call: string, body: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post(call, {
    data: body,
    headers: { 'x-forwarded-for': callerAddress() },
  });
  expect(answer.status(), `${call}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Stores a session where the site reads it, once: a logout is not undone by the next page. */
async function storeSession(page: Page, token: string, role: Role, email: string) {
  await page.goto('/favicon.svg');
  const session = {
    auth_token: token,
    user_type: role,
    user_data: JSON.stringify({ id: '', name: '', email }),
  };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}

/**
 * Signs in with the demonstration's account of the role, which every test shares: read what it has, and change only
 * what no other test looks at. The next page that is opened has the session.
 */
export async function signIn(page: Page, role: Role = 'customer'): Promise<Known> {
  const { email, call } = accounts[role];
  const token = await post(page, call, { email, password });
  await storeSession(page, token, role, email);
  return { token, email };
}

/** Registers a customer for this test alone, with nothing saved yet, whom the browser knows nothing of. */
export async function registerCustomer(page: Page): Promise<Known & { password: string }> {
  const email = `${randomUUID()}@exemplo.com.br`;
  const token = await post(page, '/api/customer/register', {
    name: 'Joana Prado Lima',
    email,
    cpf_cnpj: '529.982.247-25',
    cellphone: '(62) 99876-5432',
    password: newPassword,
    password_confirmation: newPassword,
    accept_terms: true,
  });
  return { token, email, password: newPassword };
}

/** Registers a customer for this test alone, with nothing saved yet, and signs in as them. */
export async function signUp(page: Page): Promise<Known> {
  const { token, email } = await registerCustomer(page);
  await storeSession(page, token, 'customer', email);
  return { token, email };
}

/**
 * Registers an auctioneer for this test alone, not approved and without a confirmed email, and signs in as them.
 */
export async function registerAuctioneer(page: Page): Promise<Known & { company: string }> {
  const id = randomUUID();
  const email = `${id}@exemplo.com.br`;
  // A name of its own, in letters that no other looks like: that of another approved auctioneer is refused.
  const company = `Cajueiro ${id.replace(/[^0-9a-f]/g, '').replace(/./g, (digit) => 'abcdefghjkmnpqrs'[parseInt(digit, 16)]!)}`;
  const token = await post(page, '/api/auctionner/register', {
    name: 'Helena Prado',
    company_name: company,
    registration: `${randomInt(1, 1_000_000_000)}/2019`,
    uf: 'RR',
    email,
    cellphone: '(95) 99911-2030',
    cpf_cnpj: '12.ABC.345/01DE-35',
    website: 'https://leiloes.example',
    password: newPassword,
    password_confirmation: newPassword,
    accept_terms: true,
  });
  await storeSession(page, token, 'auctioneer', email);
  return { token, email, company };
}

/**
 * Registers an auctioneer for this test alone, confirmed and approved, with a list source of their own, and signs in as
 * them.
 */
export async function signUpAuctioneer(page: Page): Promise<Known> {
  const { token, email, company } = await registerAuctioneer(page);
  const link = await mailedLink(page, email, /\/confirmar-email\/([\w-]+)/);
  const confirmed = await page.request.post('/api/customer/verify-email', {
    data: { token: link.split('/').at(-1) },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const { email: admin, call } = accounts.admin;
  const headers = { authorization: `Bearer ${await post(page, call, { email: admin, password })}` };
  const found = await page.request.get(`/api/admin/auctioneers?keyword=${email}`, { headers });
  const [account] = ((await found.json()) as { data: { id: number; company_name: string }[] }).data;
  expect(account?.company_name).toBe(company);
  const approved = await page.request.post(`/api/admin/auctioneers/${account!.id}/approve`, { headers });
  expect(approved.status(), await approved.text()).toBe(200);
  return { token, email };
}
