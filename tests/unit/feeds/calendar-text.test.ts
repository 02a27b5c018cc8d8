import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, calendarText } from '@/lib/feeds/calendar-text';

const EVENT: CalendarEvent = {
  uid: 'V-2026-00042.0190',
  from: new Date('2026-11-22T14:00:00Z'),
  until: new Date('2026-11-25T14:00:00Z'),
  summary: 'Toyota RAV4, LO-01109 · Reservation · M. D.',
  description: 'V-2026-00042',
  changedAt: new Date('2026-11-20T09:08:07.654Z'),
};

function written(event: Partial<CalendarEvent> = {}): string {
  return calendarText({ name: 'Lakay', product: 'Wout', events: [{ ...EVENT, ...event }] });
}

function read(text: string) {
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return new ICAL.Event(event as InstanceType<typeof ICAL.Component>);
}

it('is what a calendar reads: when in UTC, what, and which version', () => {
  const event = read(written());
  expect(event.uid).toBe(EVENT.uid);
  expect([event.startDate, event.endDate].map((time) => time.toString())).toEqual([
    '2026-11-22T14:00:00Z',
    '2026-11-25T14:00:00Z',
  ]);
  expect(event.summary).toBe(EVENT.summary);
  expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T09:08:07Z');
  expect(event.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2026-11-20T09:08:07Z');
});

it('has a higher sequence after each change, which fits into 31 bits', () => {
  const later = { changedAt: new Date('2026-11-20T09:08:09Z') };
  expect(read(written(later)).sequence).toBeGreaterThan(read(written()).sequence);
  expect(read(written({ changedAt: new Date('2067-01-01T00:00:00Z') })).sequence).toBeLessThan(2 ** 31);
});

it('ends every line with CRLF, and has none longer than 75 octets or with half a character', () => {
  const text = written({ summary: 'Machin prèt pou pòtay '.repeat(20) + '🚗'.repeat(60) });
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toMatch(/[\r\n\uFFFD]/);
  expect(lines.join('')).not.toMatch(/\p{Cs}/u);
});

it('gives any text back as it was, whatever it contains', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((one) => !/\p{Cc}/u.test(one));
  fc.assert(
    fc.property(text, text, (summary, tail) => {
      const said = `${summary}\n${tail};,\\neither`;
      expect(read(written({ summary: said })).summary).toBe(said);
    }),
  );
});

it('lets nobody write a property of their own', () => {
  const text = written({ summary: 'Jan\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTACH:http://example.com' });
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toHaveLength(1);
  expect(text).not.toMatch(/^ATTACH/m);
});
