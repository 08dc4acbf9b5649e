import { expect, test } from 'vitest';

import { amountLabelAt, type Status, statusAt, statuses, statusLabels } from './status.ts';
import { anAuction, aRound, sampleNow } from './testing/index.ts';

const first = (date: string) => ({ first: aRound(date), second: null });

test.each<[string, Parameters<typeof anAuction>[0], Status]>([
  ['more than 7 days to the first date', { rounds: first('2026-03-17T09:00:01-03:00') }, 'upcoming'],
  ['7 days', { rounds: first('2026-03-17T09:00:00-03:00') }, 'ending'],
  ['a moment over 24 hours', { rounds: first('2026-03-11T09:00:01-03:00') }, 'ending'],
  ['24 hours', { rounds: first('2026-03-11T09:00:00-03:00') }, 'lastDay'],
  ['closing now', { rounds: first('2026-03-10T09:00:00-03:00') }, 'finished'],
  [
    'first past, second in 20 days',
    { rounds: { first: aRound('2026-03-01T09:00:00-03:00'), second: aRound('2026-03-30T09:00:00-03:00') } },
    'open',
  ],
  [
    'first past, second tomorrow',
    { rounds: { first: aRound('2026-03-01T09:00:00-03:00'), second: aRound('2026-03-11T08:00:00-03:00') } },
    'lastDay',
  ],
  ['no date', { rounds: { first: null, second: null } }, 'open'],
  ['no date, sold directly', { rounds: { first: null, second: null }, directSale: true }, 'directSale'],
  ['sold directly until a date', { rounds: first('2026-03-12T09:00:00-03:00'), directSale: true }, 'ending'],
  ['gone from its list', { goneSince: '2026-03-09' }, 'delisted'],
  ['gone and past', { goneSince: '2026-03-09', rounds: first('2026-03-01T09:00:00-03:00') }, 'delisted'],
])('[RULE-10] %s', (_case, overrides, status) => {
  expect(statusAt(anAuction(overrides), sampleNow)).toBe(status);
});

test('[RULE-10] each status has its words', () => {
  expect(statuses.map((status) => statusLabels[status])).toEqual([
    'Em breve',
    'Aberto',
    'Encerra em breve',
    'Último dia',
    'Encerrado',
    'Fora da lista',
    'Venda direta',
    'Venda online',
    'Data não informada',
    'Lista antiga',
  ]);
});

const past = { date: new Date('2026-02-01T09:00:00-03:00'), minimum: 300_000_00 };
const lately = { date: new Date('2026-03-01T09:00:00-03:00'), minimum: 150_000_00 };
const ahead = { date: new Date('2026-03-20T09:00:00-03:00'), minimum: 90_000_00 };
const unstated = { ...ahead, minimum: null };

test.each<[string, Parameters<typeof anAuction>[0], string]>([
  ['the first round', { rounds: { first: ahead, second: null } }, 'lance mínimo'],
  ['a second with a minimum', { rounds: { first: past, second: ahead } }, 'lance mínimo'],
  ['a second without one', { rounds: { first: past, second: unstated } }, 'lance mínimo da 1ª praça'],
  ['a third with a minimum', { rounds: { first: past, second: lately, third: ahead } }, 'lance mínimo'],
  [
    'a third without one',
    { rounds: { first: past, second: lately, third: unstated } },
    'lance mínimo da 2ª praça',
  ],
  [
    'a third without one after a second without one',
    { rounds: { first: past, second: { ...lately, minimum: null }, third: unstated } },
    'lance mínimo da 1ª praça',
  ],
  [
    'rounds of which none has one',
    { rounds: { first: { ...past, minimum: null }, second: unstated } },
    'lance mínimo',
  ],
  [
    'a second known by its minimum alone',
    { rounds: { first: past, second: null }, saleMethod: 'rounds', undatedSecond: 90_000_00 },
    'lance mínimo',
  ],
  ['a sale on a page', { rounds: { first: null, second: null }, saleMethod: 'online' }, 'proposta mínima'],
])('[LABEL-11] of %s the value is called what it is', (_case, overrides, label) => {
  expect(amountLabelAt(anAuction(overrides), sampleNow)).toBe(label);
});
