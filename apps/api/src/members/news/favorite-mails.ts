import { formatCalendarDate } from '@martelo/domain/dates';
import { eventSentence } from '@martelo/domain/event-words';

import type { EventRow } from '../../catalogue/auctions/auctions.repository.ts';
import { serializeEvent } from '../../catalogue/auctions/event.ts';
import type { Block, Card } from '../../platform/outbox/email-content.ts';
import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import { type Mail, subjectOf } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';
import { figureOf, type MailedAuction } from '../notifications/mailed-auction.ts';

/** How many favourites one mail shows, and how many changes of each. */
export const shownFavorites = 10;
export const shownChanges = 3;

interface ChangedFavorite extends MailedAuction {
  /** The newest list first, and of one list the most important first; each with its list. */
  changes: readonly string[];
}

export interface ChangedFavorites {
  person: { id: number; name: string; email: string };
  /** At most 10. */
  favorites: readonly ChangedFavorite[];
  /** How many there are in all. */
  count: number;
  unsubscribeToken: string;
}

/** 'Preço caiu de R$ 200.000,00 para R$ 180.000,00 (lista de 20/11/2026)'. */
export function toMailedChange(row: EventRow): string {
  const event = serializeEvent(row);
  return `${eventSentence(event)} (lista de ${formatCalendarDate(event.list_date)})`;
}

const whys = {
  at_once: 'Você recebe este aviso porque salvou estes imóveis e pediu para ser avisado na hora.',
  daily: 'Você recebe este resumo diário porque salvou imóveis no Martelo.',
  weekly: 'Você recebe este resumo semanal porque salvou imóveis no Martelo.',
} as const;
const digests = { daily: 'Resumo do dia', weekly: 'Resumo da semana' } as const;

export const countFavorites = (count: number) =>
  count === 1 ? '1 favorito mudou' : `${count} favoritos mudaram`;

const cardOf = (auction: ChangedFavorite): Card => ({
  badge: auction.sample ? 'Exemplo' : null,
  title: auction.title,
  href: auction.href,
  above: [auction.place, ...auction.changes],
  figure: figureOf(auction),
  below: [auction.when],
  note: auction.source,
});

/** What changed, for a mail of its own or within a digest. */
export function changedBlocks(links: SiteLinks, { favorites, count }: ChangedFavorites): Block[] {
  const rest = count - favorites.length;
  return [
    { kind: 'cards', cards: favorites.map(cardOf) },
    ...(rest > 0 ? [{ kind: 'text' as const, text: `e mais ${rest}` }] : []),
    { kind: 'button', label: 'Ver favoritos', href: links.favorites },
    {
      kind: 'text',
      text: 'As mudanças são as das listas indicadas. Confira no edital e no site oficial antes de decidir.',
    },
  ];
}

function favoritesMail(
  links: SiteLinks,
  frequency: keyof typeof whys,
  { key, subject }: Pick<Mail, 'key' | 'subject'>,
  changed: ChangedFavorites,
): Mail {
  const { person, unsubscribeToken: token } = changed;
  return {
    key,
    personId: person.id,
    to: person.email,
    subject: subjectOf(subject),
    headers: {
      'List-Unsubscribe': `<${links.oneClick(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderEmail({
      heading: countFavorites(changed.count),
      home: links.home,
      reason: whys[frequency],
      unsubscribe: links.unsubscribe(token),
      blocks: [{ kind: 'text', text: greeting(person.name) }, ...changedBlocks(links, changed)],
    }),
  };
}

/**
 * Changes for a person with immediate mails: one mail for each person and occasion, which is a list or its undoing
 * (NEWS-06, NEWS-07).
 */
export function favoritesAtOnceMail(
  links: SiteLinks,
  occasion: number | string,
  changed: ChangedFavorites,
): Mail {
  const [first] = changed.favorites;
  const subject =
    changed.count === 1 && first
      ? `${first.sample ? '[Exemplo] ' : ''}Mudou: ${first.title}`
      : countFavorites(changed.count);
  return favoritesMail(
    links,
    'at_once',
    { key: `favorites:${occasion}:${changed.person.id}`, subject },
    changed,
  );
}

/** A digest for a person whose alerts found nothing: one mail for each person and period (NEWS-07). */
export function favoritesDigestMail(
  links: SiteLinks,
  frequency: 'daily' | 'weekly',
  period: Date,
  changed: ChangedFavorites,
): Mail {
  const key = `digest:${changed.person.id}:${period.toISOString()}`;
  const subject = `${digests[frequency]}: ${countFavorites(changed.count)}`;
  return favoritesMail(links, frequency, { key, subject }, changed);
}
