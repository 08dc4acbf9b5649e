import { anAuction, sampleNow } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { roundCalendars } from './round-calendar.ts';

const address = 'https://martelo.example/leilao/1';
const textOf = (href: string) =>
  decodeURIComponent(href.slice(href.indexOf(',') + 1)).replaceAll('\r\n ', '');

test('[DETAIL-12] each round that is to come has a file with its close and its least bid', () => {
  const [first, second] = roundCalendars(anAuction(), address, sampleNow);
  expect([first?.name, second?.name]).toEqual(['martelo-1a-praca.ics', 'martelo-2a-praca.ics']);
  expect(textOf(first!.href)).toMatch(/DTSTART:20260320T123000Z\r\nDTEND:20260320T130000Z\r\n/);
  expect(textOf(first!.href)).toContain('Lance mínimo: R$\u00a0185.600\\,00.');
  expect(textOf(second!.href)).toContain('DTEND:20260403T130000Z');
  expect(textOf(second!.href)).toContain('horário de Brasília');
});

test('[DETAIL-12][LABEL-09] so has a third one', () => {
  const third = { date: new Date('2026-04-17T10:00:00-03:00'), minimum: 6_400_000 };
  const auction = anAuction({ rounds: { ...anAuction().rounds, third } });
  const file = roundCalendars(auction, address, sampleNow)[2]!;
  expect([file.label, file.name]).toEqual(['Adicionar a 3ª praça ao calendário', 'martelo-3a-praca.ics']);
  expect(textOf(file.href)).toContain('DTEND:20260417T130000Z');
  expect(textOf(file.href)).toContain('Lance mínimo: R$\u00a064.000\\,00.');
});

test.each([
  ['a round that has closed', anAuction(), new Date('2026-03-25T12:00:00Z'), 1],
  ['rounds of an auction that is over', anAuction(), new Date('2026-05-25T12:00:00Z'), 0],
  ['an auction that left its list', anAuction({ goneSince: '2026-03-08' }), sampleNow, 0],
  ['a sale without rounds', anAuction({ rounds: { first: null, second: null } }), sampleNow, 0],
])('[DETAIL-12] %s has no file', (_case, auction, now, files) => {
  expect(roundCalendars(auction, address, now)).toHaveLength(files);
});
