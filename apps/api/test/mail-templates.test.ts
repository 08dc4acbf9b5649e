import { describe, expect, test } from 'vitest';

import type { AuctionRow } from '../src/catalogue/auctions/auction-row.ts';
import { type Mail, subjectOf } from '../src/platform/outbox/mail.ts';
import { figureOf, toMailedAuction } from '../src/members/notifications/mailed-auction.ts';
import { siteLinks } from '../src/platform/outbox/site-links.ts';
import { alertAtOnceMail, digestMail } from '../src/members/alerts/alert-mails.ts';
import { favoritesAtOnceMail, favoritesDigestMail } from '../src/members/news/favorite-mails.ts';
import { reminderMail } from '../src/members/reminders/reminder-mail.ts';
import { confirmEmailMail, confirmNewEmailMail } from '../src/accounts/email/confirm-email-mail.ts';
import { type EmailChanged, emailChangedMail } from '../src/accounts/email/email-changed-mail.ts';
import { auctioneerDecisionMail } from '../src/backoffice/admin/auctioneer-decision-mail.ts';
import { auctioneerInvitationMail } from '../src/accounts/invitations/auctioneer-invitation-mail.ts';
import { invitationMail } from '../src/billing/invitation-mail.ts';
import { paymentWaitsMail } from '../src/billing/payment-waits-mail.ts';
import { contactMail, contactReceiptMail } from '../src/public/contact/contact-mails.ts';
import {
  deletionCancelledMail,
  deletionCompletedMail,
  deletionRefusedMail,
  deletionRequestedMail,
} from '../src/accounts/privacy/deletion-mails.ts';
import { passwordChangedMail } from '../src/accounts/passwords/password-changed-mail.ts';
import { recoverPasswordMail } from '../src/accounts/passwords/recover-password-mail.ts';

const links = siteLinks('https://martelo.example');
const now = new Date('2026-03-10T12:00Z');
const hostile = `<script>alert("1")</script>'&`;
const person = { id: 7, name: hostile, email: 'ana@exemplo.com.br', role: 'customer' as const };
const contact = {
  id: 3,
  name: hostile,
  email: 'ana@exemplo.com.br',
  subject: 'duvidas',
  message: `a\n${hostile}`,
  receivedAt: now,
};

const row: AuctionRow = {
  id: 1,
  uuid_key: '0e7b7a4e-1f6f-4f2e-9a57-0a9d4b0f6a11',
  code: '1',
  title: hostile,
  type: 1,
  modality: null,
  direct_sale: false,
  sale_method: null,
  type_inferred: false,
  subcategory_id: 2,
  kind: 'Apartamento',
  state_id: 52,
  state_name: 'Goiás',
  uf: 'GO',
  city_id: 5_208_707,
  city_name: 'Goiânia',
  district: null,
  neighborhood: 'Setor Bueno',
  address: null,
  latitude: null,
  longitude: null,
  date_first: new Date('2026-03-12T13:00Z'),
  date_second: new Date('2026-03-20T13:00Z'),
  date_third: null,
  minimum_first: 20_000_000,
  minimum_second: 12_345_678,
  minimum_third: null,
  valuation: 40_000_000,
  area_total: null,
  area_private: null,
  area_land: null,
  bedrooms: null,
  parking: null,
  financing: null,
  extra: null,
  link: null,
  images: [],
  featured: false,
  list_date: '2026-03-09',
  gone_since: null,
  source_code: 'leiloeira',
  source_name: 'Leiloeira',
  sample: false,
  told_next_price: null,
  fresh_days: 30,
  auctioneer: null,
};
const auctionAt = (change: Partial<AuctionRow> = {}, at = now) =>
  toMailedAuction({ ...row, ...change }, links, at);
const news = (count = 1, change: Partial<AuctionRow> = {}) => ({
  person,
  auctions: [auctionAt(change)],
  count,
  unsubscribeToken: 'token',
});

const named = (alert: string | null, count = 1) => ({
  ...news(count),
  auctions: [{ ...auctionAt({ title: 'Apartamento' }), alert }],
  alert,
});

const change: EmailChanged = {
  person,
  changeId: 4,
  before: 'ana@exemplo.com.br',
  state: 'requested',
  token: 'a/b',
  days: 14,
  verified: true,
  at: now,
};
const changed = {
  person,
  favorites: [{ ...auctionAt(), changes: [`Preço caiu ${hostile} (lista de 09/03/2026)`] }],
  count: 3,
  unsubscribeToken: 'token',
};
const due = {
  ...row,
  person_id: 7,
  person_uuid: '2b7c1f0e',
  person_name: hostile,
  person_email: person.email,
  place: 'first',
  round_at: row.date_first!,
  by_mail: true,
} as const;
const all: readonly (readonly [string, Mail])[] = [
  ['recover password', recoverPasswordMail(links, { person, token: 'a/b' })],
  ['confirm email', confirmEmailMail(links, { person, email: 'nova@exemplo.com.br', token: 't', hours: 24 })],
  [
    'confirm new email',
    confirmNewEmailMail(links, { person, email: 'nova@exemplo.com.br', token: 't', hours: 48 }),
  ],
  ['email requested', emailChangedMail(links, change)],
  ['email changed', emailChangedMail(links, { ...change, state: 'effective' })],
  ['password changed', passwordChangedMail(links, { person, at: now, calendarsEnded: true })],
  ['contact', contactMail(links, contact, 'equipe@exemplo.com.br')],
  ['payment waits', paymentWaitsMail(links, { person, email: person.email, token: 'tok-1', hours: 48 })],
  ['invitation', invitationMail(links, { uuid: '2b7c1f0e', email: 'nova@exemplo.com.br' })],
  [
    'auctioneer invitation',
    auctioneerInvitationMail(links, { uuid: '2b7c1f0e', email: 'x@exemplo.com.br', name: hostile, days: 7 }),
  ],
  ...(['approved', 'refused', 'suspended'] as const).map(
    (decision) =>
      [
        `auctioneer ${decision}`,
        auctioneerDecisionMail(links, {
          person,
          decision,
          reason: decision === 'approved' ? null : hostile,
          wasPublished: false,
          at: now,
        }),
      ] as const,
  ),
  ['contact receipt', contactReceiptMail(links, contact)],
  ['deletion requested', deletionRequestedMail(links, { id: 1, person, dueAt: now, charged: true })],
  ['deletion cancelled', deletionCancelledMail(links, { id: 1, person })],
  ['deletion refused', deletionRefusedMail(links, { id: 1, person, reason: hostile })],
  ['deletion completed', deletionCompletedMail(links, { id: 1, person, charged: true })],
  ['alert', alertAtOnceMail(links, 5, news())],
  ['digest', digestMail(links, 'daily', now, news())],
  ['digest with favourites', digestMail(links, 'weekly', new Date('2026-03-08T12:00Z'), news(), changed)],
  ['favourites alert', favoritesAtOnceMail(links, 5, changed)],
  ['favourites digest', favoritesDigestMail(links, 'daily', new Date('2026-03-09T12:00Z'), changed)],
  ['reminder', reminderMail(links, [due], 'token', now)],
  ['alert with a name', alertAtOnceMail(links, 6, named(hostile))],
];

describe('mails', () => {
  test.each(all)(
    '[ALERT-09][AUTH-09] %s: nothing hostile gets into its HTML, its links are whole',
    (_name, mail) => {
      expect(mail.html).not.toContain('<script');
      expect(mail.html).not.toMatch(/<img|url\(|src=/);
      for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/martelo\.example\//);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.text).toContain('https://martelo.example/');
    },
  );

  test('[AUTH-09] entering somebody else’s address into a form sends none of one’s own words there', () => {
    const words = 'Ana, seu prêmio está em golpe.example/premio';
    const posing = { ...person, name: words };
    const link = { person: posing, email: person.email, token: 'tok-1', hours: 48 };
    for (const { text, html } of [
      confirmEmailMail(links, link),
      confirmNewEmailMail(links, link),
      recoverPasswordMail(links, { person: posing, token: 'tok-1' }),
      passwordChangedMail(links, { person: posing, at: now, calendarsEnded: false }),
    ])
      expect(text + html).not.toContain('golpe');
  });

  test('every mail has a key of its own', () => {
    expect(new Set(all.map(([, { key }]) => key)).size).toBe(all.length);
  });

  test('[AUTH-09] the recovery link leads to the page of its role and says how long it works', () => {
    const mail = recoverPasswordMail(links, { person, token: 'a/b' });
    expect(mail.text).toContain('https://martelo.example/recuperar-senha/a%2Fb\n');
    expect(mail.text).toContain('60 minutos');
    expect(mail.key).not.toContain('a/b');
    const auctioneer = recoverPasswordMail(links, { person: { ...person, role: 'auctioneer' }, token: 'x' });
    expect(auctioneer.text).toContain('/recuperar-senha/x?perfil=leiloeiro');
  });

  test('[SAFE-11] the former address is notified of a change with a link to undo it, and only what the link does', () => {
    const back = 'https://martelo.example/desfazer-email/a%2Fb\n';
    const requested = emailChangedMail(links, change).text;
    expect(requested).toContain(back);
    expect(requested).toContain('14 dias');
    expect(requested).not.toContain('antes que o novo endereço seja confirmado');
    expect(emailChangedMail(links, { ...change, verified: false }).text).toContain(
      'antes que o novo endereço seja confirmado',
    );
    const without = { ...change, state: 'effective', token: null, verified: false } as const;
    expect(emailChangedMail(links, without).text).not.toContain('desfazer-email');
  });

  test('[ALERT-09] alert mails can be turned off by one click, others can not', () => {
    const headers = {
      'List-Unsubscribe': '<https://martelo.example/api/unsubscribe/token>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    for (const [name, mail] of all)
      expect(mail.headers['List-Unsubscribe'] !== undefined).toBe(/alert|digest|reminder/.test(name));
    expect(alertAtOnceMail(links, 5, news()).headers).toEqual(headers);
    expect(digestMail(links, 'weekly', now, news()).headers).toEqual(headers);
    expect(digestMail(links, 'weekly', now, news()).html).toContain(
      'https://martelo.example/cancelar-avisos/token',
    );
  });

  test('[ALERT-12] a mail names the alert that found it, and none where it has no name', () => {
    const one = alertAtOnceMail(links, 5, named('Perto do metrô'));
    expect(one.subject).toBe('Novo para o seu alerta “Perto do metrô”: Apartamento');
    expect(one.text).toContain('Alerta “Perto do metrô”');
    const several = alertAtOnceMail(links, 5, named('Perto do metrô', 3));
    expect(several.subject).toBe('3 imóveis novos para o seu alerta “Perto do metrô”');
    expect(digestMail(links, 'daily', now, named('Perto do metrô', 3)).text).toContain(
      '3 imóveis novos para o seu alerta “Perto do metrô”',
    );
    const unnamed = alertAtOnceMail(links, 5, named(null));
    expect(unnamed.subject).toBe('Novo para o seu alerta: Apartamento');
    expect(unnamed.text).not.toContain('Alerta “');
  });

  test('[HONEST-02] a sample is marked in subject, text and HTML', () => {
    const mail = alertAtOnceMail(links, 5, news(1, { sample: true, title: 'Casa' }));
    expect(mail.subject).toBe('[Exemplo] Novo para o seu alerta: Casa');
    expect(mail.text).toContain('[Exemplo] Casa');
    expect(mail.html).toContain('>Exemplo</span>');
    expect(alertAtOnceMail(links, 5, news()).html).not.toContain('Exemplo');
  });

  test('the more there are, the rest is counted', () => {
    expect(alertAtOnceMail(links, 5, news(12)).text).toContain('\ne mais 11\n');
    expect(alertAtOnceMail(links, 5, news(1)).text).not.toContain('e mais');
  });

  test('an answer to a contact message goes to its sender, and the receipt does not repeat his words', () => {
    expect(contactMail(links, contact, 'equipe@exemplo.com.br').headers).toEqual({
      'Reply-To': 'ana@exemplo.com.br',
    });
    expect(contactReceiptMail(links, contact).text).not.toContain('script');
  });

  test('[ACC-09] a deletion is withdrawn on the page that its mail opens', () => {
    expect(deletionRequestedMail(links, { id: 1, person, dueAt: now, charged: false }).text).toContain(
      'Cancelar o pedido: https://martelo.example/minha-conta/configuracoes#excluir-conta',
    );
  });

  test('the last mail outlives the account', () => {
    expect(deletionCompletedMail(links, { id: 1, person, charged: false }).personId).toBeNull();
  });
});

describe('toMailedAuction', () => {
  test('[RULE-01] figures of the current round, with source and date of the list', () => {
    expect(auctionAt()).toMatchObject({
      place: 'Setor Bueno, Goiânia - GO',
      when: '1ª PRAÇA · 12/03/2026 10:00',
      price: 'R$\u00a0200.000,00',
      valuation: 'R$\u00a0400.000,00',
      discount: '50%',
      source: 'Fonte: Leiloeira, lista de 09/03/2026',
      href: `https://martelo.example/leilao/${row.uuid_key}`,
    });
    expect(auctionAt({}, new Date('2026-03-15T12:00Z'))).toMatchObject({
      when: '2ª PRAÇA · 20/03/2026 10:00',
      price: 'R$\u00a0123.456,78',
    });
  });

  test('[NEWS-02] what left its list has no round, and its price is the last that is known', () => {
    const gone = auctionAt({ gone_since: '2026-03-10' });
    expect(gone).toMatchObject({ when: 'Fora da lista desde 10/03/2026', discount: null });
    expect(figureOf(gone)).toEqual({
      label: 'Último valor conhecido',
      value: 'R$\u00a0200.000,00',
      badge: 'último valor conhecido',
      remark: null,
    });
    expect(figureOf(auctionAt({ gone_since: '2026-03-10', date_first: null, minimum_first: null }))).toEqual({
      label: 'Valor',
      value: 'Valor não informado',
      badge: null,
      remark: null,
    });
  });

  test('[RULE-04] what is unknown says so', () => {
    const bare = {
      valuation: null,
      minimum_first: null,
      date_first: null,
      date_second: null,
      neighborhood: null,
      city_name: null,
    };
    expect(auctionAt(bare)).toMatchObject({
      place: 'Goiás',
      when: 'Data não informada',
      price: 'Valor não informado',
      valuation: 'não informada',
      discount: null,
    });
    expect(auctionAt({ ...bare, direct_sale: true }).when).toBe('Venda direta');
  });
});

test.each([
  ['line breaks', 'a\r\nBcc: x@y.example', 'a Bcc: x@y.example'],
  ['control and separator characters', 'a\u0000\u2028b', 'a b'],
  ['length', 'ã'.repeat(200), `${'ã'.repeat(149)}…`],
])('a subject is one short line: %s', (_case, text, subject) => {
  expect(subjectOf(text)).toBe(subject);
});
