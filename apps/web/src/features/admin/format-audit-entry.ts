import { formatCalendarDate } from '@martelo/domain/dates';
import { formatNumber } from '@martelo/domain/numbers';

import { paths } from '../../paths.ts';
import { feedStatuses } from '../back-office/labels.ts';

/** What an entry of the audit log is about: its name, and its screen where it has one. */
interface AuditSubject {
  label: string;
  href: string | null;
}

const kinds: Readonly<Record<string, { label: string; hrefOf?: (id: string) => string }>> = {
  feed: { label: 'Lista', hrefOf: paths.adminFeed },
  // What is hidden has no page of its own.
  auction: { label: 'Leilão', hrefOf: (key) => `${paths.adminAuctions}?busca=${encodeURIComponent(key)}` },
  auctioneer: { label: 'Leiloeiro' },
  deletion: { label: 'Pedido' },
  message: { label: 'Mensagem' },
  invitation: { label: 'Convite' },
};

/** The first group of a uuid is distinct enough on one page; a number is short by itself. */
const shortOf = (id: string) => (id.includes('-') ? id.slice(0, id.indexOf('-')) : `nº ${id}`);

/**
 * 'feed:5c8ae451-…' as 'Lista lotes.csv' and its screen, by its first letters where it has no name any more; what is
 * new to this page keeps its own.
 */
export function toAuditSubject(subject: string | null, name: string | null): AuditSubject | null {
  if (subject === null) return null;
  const colon = subject.indexOf(':');
  const kind = kinds[subject.slice(0, colon)];
  if (colon < 0 || !kind) return { label: subject, href: null };
  const id = subject.slice(colon + 1);
  return { label: `${kind.label} ${name ?? shortOf(id)}`, href: kind.hrefOf?.(id) ?? null };
}

type Value = string | number | boolean | null;

/** None is not worth a word. */
const counted =
  (one: string, several = one) =>
  (value: Value) =>
    typeof value === 'number' && value > 0 ? `${formatNumber(value)} ${value === 1 ? one : several}` : null;

const statuses: Readonly<Record<string, { label: string }>> = feedStatuses;

/** In the order in which they are read. */
const details: Readonly<Record<string, (value: Value) => string | null>> = {
  reason: (value) => (value === null ? null : String(value)),
  status: (value) => statuses[String(value)]?.label ?? String(value),
  list_date: (value) => `lista de ${formatCalendarDate(value === null ? null : String(value))}`,
  rows: counted('linha com lote', 'linhas com lote'),
  rejected: counted('com erro'),
  restored: counted('com os valores de antes'),
  relisted: counted('de volta à lista'),
  unlisted: counted('outra vez fora da lista'),
  withdrawn: counted('retirado', 'retirados'),
  // Only in older undo entries, which stored the sum of the two alone (INTAKE-31).
  gone: counted('fora da lista ou retirado', 'fora da lista ou retirados'),
  domains: (value) => String(value).split(' ').filter(Boolean).join(', ') || 'nenhum domínio',
};

/** What an entry says besides, in words: 'Aceita · 120 linhas com lote · 5 com erro'; empty where it says nothing. */
export function formatAuditDetail(detail: Readonly<Record<string, Value>>): string {
  const known = Object.entries(details).flatMap(([name, format]) =>
    name in detail ? [format(detail[name]!)] : [],
  );
  const other = Object.entries(detail).flatMap(([name, value]) =>
    name in details ? [] : [`${name}: ${String(value)}`],
  );
  // A line of the narrow column ends with the dot rather than begin with it.
  return [...known, ...other].filter(Boolean).join('\u00a0· ');
}
