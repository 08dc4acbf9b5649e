import type { Card } from '../../platform/outbox/email-content.ts';
import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import { type Mail, subjectOf } from '../../platform/outbox/mail.ts';
import { figureOf, type MailedAuction } from '../notifications/mailed-auction.ts';
import { type ChangedFavorites, changedBlocks, countFavorites } from '../news/favorite-mails.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

/** How many auctions one mail shows. */
export const shownAuctions = 10;

export interface UnsentMatches {
  person: { id: number; name: string; email: string };
  /** The best ones, at most 10. */
  auctions: readonly MailedAuction[];
  /** The name of the one alert that found all of them; null where there are several, or it has none. */
  alert?: string | null;
  /** How many there are in all, and how many of them are new. */
  count: number;
  newCount?: number;
  unsubscribeToken: string;
}

const whys = {
  at_once: 'Você recebe este aviso porque criou alertas e pediu para ser avisado na hora.',
  daily: 'Você recebe este resumo diário porque criou alertas no Martelo.',
  weekly: 'Você recebe este resumo semanal porque criou alertas no Martelo.',
} as const;
const digests = { daily: 'Resumo do dia', weekly: 'Resumo da semana' } as const;

const countOf = ({ count, newCount = count }: Pick<UnsentMatches, 'count' | 'newCount'>) => {
  if (newCount < count) return count === 1 ? '1 novidade' : `${count} novidades`;
  return count === 1 ? '1 imóvel novo' : `${count} imóveis novos`;
};

/** 'para o seu alerta “Perto do metrô”', or for all of them. */
const forWhich = (alert: string | null | undefined) =>
  alert ? `para o seu alerta “${alert}”` : 'para os seus alertas';

function cardOf(auction: MailedAuction): Card {
  const { title, href, place, when, valuation, alert, news = [] } = auction;
  return {
    badge: auction.sample ? 'Exemplo' : null,
    title,
    href,
    above: [...news, place, when, ...(alert ? [`Alerta “${alert}”`] : [])],
    figure: figureOf(auction),
    below: [`Avaliação: ${valuation}`],
    note: auction.source,
  };
}

function alertMail(
  links: SiteLinks,
  frequency: keyof typeof whys,
  key: string,
  subject: string,
  matches: UnsentMatches,
  changed?: ChangedFavorites,
): Mail {
  const { person, auctions, count, alert, unsubscribeToken } = matches;
  const rest = count - auctions.length;
  return {
    key,
    personId: person.id,
    to: person.email,
    subject: subjectOf(subject),
    headers: {
      'List-Unsubscribe': `<${links.oneClick(unsubscribeToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderEmail({
      heading: `${countOf(matches)} ${forWhich(alert)}`,
      home: links.home,
      reason: whys[frequency],
      unsubscribe: links.unsubscribe(unsubscribeToken),
      blocks: [
        { kind: 'text', text: greeting(person.name) },
        { kind: 'cards', cards: auctions.map(cardOf) },
        ...(rest > 0 ? [{ kind: 'text' as const, text: `e mais ${rest}` }] : []),
        { kind: 'button', label: 'Ver oportunidades', href: links.opportunities },
        {
          kind: 'text',
          text: 'Valores e datas são os da lista indicada. Confira no edital e no site oficial antes de dar um lance.',
        },
        ...(changed
          ? [
              { kind: 'text' as const, text: `${countFavorites(changed.count)}:` },
              ...changedBlocks(links, changed),
            ]
          : []),
      ],
    }),
  };
}

/** Why a mail's only auction is in it. */
const whatOf = ({ news = [] }: MailedAuction) => {
  const [only, ...others] = news;
  if (only === undefined) return 'Novo para o seu alerta';
  const what = others.length > 0 ? 'Novidades' : only.split(':')[0]!;
  return `${what} no seu alerta`;
};

/**
 * Matches of one list, or of the rounds that began at one moment, for a person with immediate mails: one mail for each
 * person and `occasion` (ALERT-09, ALERT-17).
 */
export function alertAtOnceMail(links: SiteLinks, occasion: number | string, matches: UnsentMatches): Mail {
  const [first] = matches.auctions;
  const subject =
    matches.count === 1 && first
      ? `${first.sample ? '[Exemplo] ' : ''}${whatOf(first)}${matches.alert ? ` “${matches.alert}”` : ''}: ${first.title}`
      : `${countOf(matches)} ${forWhich(matches.alert)}`;
  return alertMail(links, 'at_once', `alert:${occasion}:${matches.person.id}`, subject, matches);
}

/**
 * Matches since the last digest, and changes of favourites: one mail for each person and period (ALERT-09, NEWS-07).
 */
export function digestMail(
  links: SiteLinks,
  frequency: 'daily' | 'weekly',
  period: Date,
  matches: UnsentMatches,
  changed?: ChangedFavorites,
): Mail {
  const key = `digest:${matches.person.id}:${period.toISOString()}`;
  const more = changed ? `, ${countFavorites(changed.count)}` : '';
  const subject = `${digests[frequency]}: ${countOf(matches)}${more}`;
  return alertMail(links, frequency, key, subject, matches, changed);
}
