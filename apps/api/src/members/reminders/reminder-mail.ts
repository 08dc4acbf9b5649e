import { calendarDate, formatDateTime } from '@martelo/domain/dates';
import { salePhaseAt } from '@martelo/domain/phase';
import { roundKind, roundNames } from '@martelo/domain/round-event';

import { saleOf } from '../../catalogue/auctions/rounds-of.ts';
import type { Card } from '../../platform/outbox/email-content.ts';
import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import { type Mail, subjectOf } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';
import { figureOf, toMailedAuction } from '../notifications/mailed-auction.ts';
import type { DueReminder } from './claim-reminders.ts';

/** 'hoje às 14:00', 'amanhã às 10:00', by São Paulo's calendar; a round is at most 24 hours ahead. */
export function whenOf(at: Date, now: Date): string {
  const day = calendarDate(at) === calendarDate(now) ? 'hoje' : 'amanhã';
  return `${day}, ${formatDateTime(at).replace(' ', ' às ')} (horário de Brasília)`;
}

/** '1ª praça', 'Leilão SFI'. */
export const roundName = (due: DueReminder, now: Date): string =>
  roundNames[roundKind({ phase: salePhaseAt(saleOf(due), now), place: due.place })];

function cardOf(due: DueReminder, links: SiteLinks, now: Date): Card {
  // The round named may follow another on the same day.
  const within = new Date(due.round_at.getTime() - 1);
  const auction = toMailedAuction(due, links, now, within);
  const { sample, title, href, place, valuation, source } = auction;
  return {
    badge: sample ? 'Exemplo' : null,
    title,
    href,
    above: [place, `${roundName(due, now)} encerra ${whenOf(due.round_at, now)}`],
    figure: figureOf(auction),
    below: [`Avaliação: ${valuation}`],
    note: source,
  };
}

/** The rounds of one person that close within a day: one mail for those that became due together (NEWS-14). */
export function reminderMail(
  links: SiteLinks,
  due: readonly [DueReminder, ...DueReminder[]],
  unsubscribeToken: string,
  now: Date,
): Mail {
  const [first] = due;
  const when = whenOf(first.round_at, now);
  const several = `${due.length} praças dos seus favoritos encerram em 24 horas`;
  const subject = due.length === 1 ? `${roundName(first, now)} ${when}: ${first.title}` : several;
  return {
    key: `reminder:${first.person_id}:${first.id}:${first.round_at.toISOString()}`,
    personId: first.person_id,
    to: first.person_email,
    subject: subjectOf(`${first.sample ? '[Exemplo] ' : ''}${subject}`),
    headers: {
      'List-Unsubscribe': `<${links.oneClick(unsubscribeToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderEmail({
      heading: due.length === 1 ? `${roundName(first, now)} encerra ${when}` : several,
      home: links.home,
      reason: 'Você recebe este lembrete porque salvou o imóvel nos favoritos.',
      unsubscribe: links.unsubscribe(unsubscribeToken),
      blocks: [
        { kind: 'text', text: greeting(first.person_name) },
        { kind: 'cards', cards: due.map((one) => cardOf(one, links, now)) },
        { kind: 'button', label: 'Ver favoritos', href: links.favorites },
        {
          kind: 'text',
          text: 'A data é a da lista indicada e pode ter mudado: confirme no site oficial. Os lances acontecem lá.',
        },
      ],
    }),
  };
}
