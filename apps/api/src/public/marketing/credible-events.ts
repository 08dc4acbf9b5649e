import { LRUCache } from 'lru-cache';

import { callerAddress } from '../../platform/net/caller-address.ts';
import { pseudonymOf } from '../../platform/net/pseudonym.ts';
import { countedMinutes } from './site-events.repository.ts';

const minute = 60_000;
/** More than a person causes. */
const maxEventsOfAMinute = 60;
/** People of a household, an office or a telephone network share an address. */
const maxVisits = 20;
const maxAddresses = 10_000;

interface Sender {
  /** The start of the minute whose events are counted. */
  since: number;
  events: number;
  /** The last event of each visit, in milliseconds. */
  visits: Map<string, number>;
}

interface ReportedEvent {
  ip: string;
  visit: string | null;
  now: Date;
}

/**
 * Rejects more events than real pages could send from one address, so that figures stay real (HONEST-01): an address
 * has 60 events a minute and 20 different visits an hour. In memory, as pseudonyms, for at most 10,000 addresses; each
 * process counts separately.
 */
export function credibleEvents() {
  const senders = new LRUCache<string, Sender>({ max: maxAddresses });

  return ({ ip, visit, now }: ReportedEvent): boolean => {
    const at = now.getTime();
    const address = pseudonymOf(callerAddress(ip));
    const sender = senders.get(address) ?? { since: at, events: 0, visits: new Map<string, number>() };
    senders.set(address, sender);
    if (at - sender.since >= minute) Object.assign(sender, { since: at, events: 0 });
    sender.events += 1;
    if (sender.events > maxEventsOfAMinute) return false;
    if (visit === null) return true;
    const { visits } = sender;
    for (const [one, seen] of visits) if (at - seen >= countedMinutes * minute) visits.delete(one);
    const name = pseudonymOf(visit);
    if (!visits.has(name) && visits.size >= maxVisits) return false;
    visits.set(name, at);
    return true;
  };
}
