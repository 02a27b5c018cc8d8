import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatTime,
  formatWeekday,
  instantToLocal,
  localDay,
  localToInstant,
  startOfLocalDay,
} from '@/lib/dates';
import { HOUR_MS } from '@/lib/durations';

const HAITI = 'America/Port-au-Prince';
const ZONES = [HAITI, 'UTC', 'America/Santo_Domingo', 'Europe/Paris', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const MINUTE_MS = 60_000;
const moment = fc
  .integer({ min: Date.UTC(2017, 0, 1) / MINUTE_MS, max: Date.UTC(2040, 0, 1) / MINUTE_MS })
  .map((minutes) => new Date(minutes * MINUTE_MS));

describe('localToInstant', () => {
  it.each([
    ['a winter afternoon', '2026-11-21T16:00', '2026-11-21T21:00:00.000Z'],
    ['a summer afternoon', '2026-07-15T16:00', '2026-07-15T20:00:00.000Z'],
    ['the minute before the clocks go on', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['the hour left out, read by the clock before', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['the first minute left out', '2026-03-08T02:00', '2026-03-08T07:00:00.000Z'],
    ['the minute after the clocks went on', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['the hour before the double hour', '2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
    ['the double hour, its first coming', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['the last minute of the double hour', '2026-11-01T01:59', '2026-11-01T05:59:00.000Z'],
    ['the hour after the double hour', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
    ['a year whose clocks did not change', '2016-07-15T12:00', '2016-07-15T17:00:00.000Z'],
    ['a leap day', '2028-02-29T12:00', '2028-02-29T17:00:00.000Z'],
    ['an evening that is tomorrow in UTC', '2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
    ['a day alone', '2026-11-21', '2026-11-21T05:00:00.000Z'],
    ['seconds, which are dropped', '2026-11-21T16:00:59', '2026-11-21T21:00:00.000Z'],
  ])('%s', (_name, local, instant) => {
    expect(localToInstant(local, HAITI)?.toISOString()).toBe(instant);
  });

  it.each([
    '',
    '2026-02-29T10:00',
    '2026-02-30',
    '2026-13-01T10:00',
    '2026-00-10T10:00',
    '2026-11-31',
    '2026-11-21T24:00',
    '2026-11-21T10:60',
    '0026-11-21T10:00',
    '2026-11-21 10:00',
    '21/11/2026',
    '2026-11-21T10:00Z',
    '+12026-11-21',
  ])('refuses %j', (text) => {
    expect(localToInstant(text, HAITI)).toBeNull();
  });

  it('is undone by instantToLocal for every wall-clock time that exists', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (instant, zone) => {
        const local = instantToLocal(instant, zone);
        const read = localToInstant(local, zone);
        expect(read && instantToLocal(read, zone)).toBe(local);
        expect(read && read.getTime() <= instant.getTime()).toBe(true);
      }),
    );
  });

  it('answers a date or null for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)), (text) => {
        const instant = localToInstant(text, HAITI);
        expect(instant === null || Number.isFinite(instant.getTime())).toBe(true);
      }),
    );
  });
});

describe('the local day', () => {
  it.each([
    ['2026-11-21T04:59:59Z', '2026-11-20'],
    ['2026-11-21T05:00:00Z', '2026-11-21'],
    ['2026-07-15T03:59:59Z', '2026-07-14'],
    ['2026-07-15T04:00:00Z', '2026-07-15'],
    ['2026-11-21T00:00:00Z', '2026-11-20'],
    ['2028-02-29T23:00:00Z', '2028-02-29'],
    ['2028-03-01T04:00:00Z', '2028-02-29'],
  ])('of %s is %s', (instant, day) => {
    expect(localDay(new Date(instant), HAITI)).toBe(day);
  });

  it.each([
    ['2026-03-08T12:00:00Z', 0, '2026-03-08T05:00:00.000Z'],
    ['2026-03-08T12:00:00Z', 1, '2026-03-09T04:00:00.000Z'],
    ['2026-11-01T12:00:00Z', 0, '2026-11-01T04:00:00.000Z'],
    ['2026-11-01T12:00:00Z', 1, '2026-11-02T05:00:00.000Z'],
    ['2028-02-28T12:00:00Z', 1, '2028-02-29T05:00:00.000Z'],
    ['2026-12-31T12:00:00Z', 1, '2027-01-01T05:00:00.000Z'],
    ['2026-11-21T12:00:00Z', -6, '2026-11-15T05:00:00.000Z'],
  ])('after %s by %i days starts at %s', (instant, days, start) => {
    expect(startOfLocalDay(new Date(instant), HAITI, days).toISOString()).toBe(start);
  });

  it('has 23 hours when the clocks go on and 25 when they go back', () => {
    const hours = (day: string) => {
      const noon = new Date(`${day}T17:00:00Z`);
      return (startOfLocalDay(noon, HAITI, 1).getTime() - startOfLocalDay(noon, HAITI).getTime()) / HOUR_MS;
    };
    expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-11-21')]).toEqual([23, 25, 24]);
  });

  it('starts at or before each of its instants, on the same day, and the next one after', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (instant, zone) => {
        const start = startOfLocalDay(instant, zone);
        expect(start <= instant && instant < startOfLocalDay(instant, zone, 1)).toBe(true);
        expect(localDay(start, zone)).toBe(localDay(instant, zone));
      }),
    );
  });
});

describe('dates for reading', () => {
  const instant = new Date('2026-11-21T21:05:00Z');

  it.each([
    ['en', 'short', 'Nov 21, 2026'],
    ['fr', 'short', '21 nov. 2026'],
    ['ht', 'short', '21 nov 2026'],
    ['en', 'long', 'November 21, 2026'],
    ['fr', 'long', '21 novembre 2026'],
    ['ht', 'long', '21 novanm 2026'],
  ] as const)('in %s, %s', (locale, style, text) => {
    expect(formatDate(instant, locale, HAITI, style)).toBe(text);
    expect(formatDate('2026-11-21', locale, HAITI, style)).toBe(text);
    expect(formatDateTime(instant, locale, HAITI, style)).toBe(`${text}, 16:05`);
  });

  it('says the first of a month as each language does', () => {
    expect(formatDate('2026-05-01', 'fr', HAITI, 'long')).toBe('1er mai 2026');
    expect(formatDate('2026-05-01', 'ht', HAITI, 'long')).toBe('1 me 2026');
    expect(formatDate('2026-05-01', 'en', HAITI, 'long')).toBe('May 1, 2026');
  });

  it('shows the clock with 24 hours in the zone', () => {
    expect(formatTime(instant, HAITI)).toBe('16:05');
    expect(formatTime(new Date('2026-11-21T05:00:00Z'), HAITI)).toBe('00:00');
  });

  it.each([
    ['2026-11-21T21:00:00Z', 'today 16:00', 'aujourd’hui 16:00', 'jodi a 16:00'],
    ['2026-11-22T04:59:00Z', 'today 23:59', 'aujourd’hui 23:59', 'jodi a 23:59'],
    ['2026-11-22T05:00:00Z', 'tomorrow 00:00', 'demain 00:00', 'demen 00:00'],
    ['2026-11-20T13:00:00Z', 'yesterday 08:00', 'hier 08:00', 'yè 08:00'],
    ['2026-11-28T13:00:00Z', 'Sat Nov 28', 'sam. 28 nov.', 'sam 28 nov'],
    ['2026-12-01T17:00:00Z', 'Tue Dec 1', 'mar. 1er déc.', 'mad 1 des'],
    ['2027-01-02T13:00:00Z', 'Jan 2, 2027', '2 janv. 2027', '2 jan 2027'],
  ])('says %s by the day', (at, en, fr, ht) => {
    const now = new Date('2026-11-21T15:00:00Z');
    const said = (['en', 'fr', 'ht'] as const).map((locale) => formatDay(new Date(at), locale, HAITI, now));
    expect(said).toEqual([en, fr, ht]);
  });

  it.each([
    ['2026-11-21T21:00:00Z', 'today 16:00', 'aujourd’hui 16:00', 'jodi a 16:00'],
    ['2026-11-26T03:38:00Z', 'Wed Nov 25, 22:38', 'mer. 25 nov., 22:38', 'mèk 25 nov, 22:38'],
    ['2027-01-02T13:00:00Z', 'Jan 2, 2027, 08:00', '2 janv. 2027, 08:00', '2 jan 2027, 08:00'],
  ])('says %s with its hour, however far', (at, en, fr, ht) => {
    const now = new Date('2026-11-21T15:00:00Z');
    const said = (['en', 'fr', 'ht'] as const).map((locale) => formatMoment(new Date(at), locale, HAITI, now));
    expect(said).toEqual([en, fr, ht]);
  });

  it('counts by local days also across a change of clocks', () => {
    const saturday = new Date('2026-11-01T03:30:00Z');
    expect(formatDay(new Date('2026-11-02T04:30:00Z'), 'en', HAITI, saturday)).toBe('tomorrow 23:30');
  });

  it('names the weekday of a plain day', () => {
    expect(['en', 'fr', 'ht'].map((locale) => formatWeekday('2026-11-25', locale as 'en'))).toEqual([
      'Wed',
      'mer.',
      'mèk',
    ]);
  });
});
