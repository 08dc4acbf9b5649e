import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CalendarEvent, serializeCalendar, serializeCalendarFeed } from './calendar.ts';

const event: CalendarEvent = {
  uid: '99a1c7d2-first@martelo',
  stamp: new Date('2026-03-09T03:00:00Z'),
  start: new Date('2026-03-20T10:00:00-03:00'),
  end: new Date('2026-03-20T10:30:00-03:00'),
  summary: '1ª praça: Apartamento, 2 quartos; Setor Bueno',
  description: 'Lance mínimo: R$ 185.600,00\nLances no site oficial.',
  location: 'Rua T-37, N. 3120, Goiânia – GO',
  url: 'https://martelo.example/leilao/99a1c7d2',
  remindBefore: 1440,
};

/** The lines as a calendar reads them: folds taken out. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  unfold(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const unescape = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_whole, sign: string) => (/n/i.test(sign) ? '\n' : sign));

describe('serializeCalendar', () => {
  test('[DETAIL-12] prints one appointment in UTC, with a reminder', () => {
    expect(unfold(serializeCalendar(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Martelo//Leilões//PT',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-TIMEZONE:America/Sao_Paulo',
      'BEGIN:VEVENT',
      'UID:99a1c7d2-first@martelo',
      'DTSTAMP:20260309T030000Z',
      'DTSTART:20260320T130000Z',
      'DTEND:20260320T133000Z',
      String.raw`SUMMARY:1ª praça: Apartamento\, 2 quartos\; Setor Bueno`,
      String.raw`DESCRIPTION:Lance mínimo: R$ 185.600\,00\nLances no site oficial.`,
      String.raw`LOCATION:Rua T-37\, N. 3120\, Goiânia – GO`,
      'URL:https://martelo.example/leilao/99a1c7d2',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      String.raw`DESCRIPTION:1ª praça: Apartamento\, 2 quartos\; Setor Bueno`,
      'TRIGGER:-PT1440M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('[DETAIL-12] leaves out what is not known', () => {
    const file = serializeCalendar({ ...event, location: null, url: null, remindBefore: null });
    expect(file).not.toMatch(/LOCATION|URL|VALARM/);
  });

  test('[DETAIL-12] no line is longer than 75 bytes, and every text comes back whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = serializeCalendar({ ...event, description: text });
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const clean = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
        expect(unescape(valueOf(file, 'DESCRIPTION') ?? '')).toBe(clean);
      }),
    );
  });
});

describe('serializeCalendarFeed', () => {
  const feed = (cancelled: boolean) =>
    unfold(
      serializeCalendarFeed({
        name: 'Martelo: favoritos',
        refreshHours: 6,
        events: [{ ...event, sequence: 3, cancelled }],
      }),
    );

  test('[NEWS-10] names itself and says how often to refresh it', () => {
    expect(feed(false)).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Martelo: favoritos',
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
        'STATUS:CONFIRMED',
        'SEQUENCE:3',
        'LAST-MODIFIED:20260309T030000Z',
        'TRIGGER:-PT1440M',
      ]),
    );
  });

  test('[NEWS-11] what does not take place is crossed out and not reminded of', () => {
    expect(feed(true)).toContain('STATUS:CANCELLED');
    expect(feed(true)).not.toContain('BEGIN:VALARM');
  });

  test('[NEWS-10] one without appointments is a calendar all the same', () => {
    const empty = unfold(serializeCalendarFeed({ name: 'x', refreshHours: 6, events: [] }));
    expect(empty.at(0)).toBe('BEGIN:VCALENDAR');
    expect(empty).not.toContain('BEGIN:VEVENT');
  });
});
