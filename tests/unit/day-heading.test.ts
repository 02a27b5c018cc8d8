import { expect, it } from 'vitest';
import { formatDayHeading } from '@/lib/dates';

const HAITI = 'America/Port-au-Prince';

it.each([
  ['2026-11-21T21:00:00Z', 'Today', 'Aujourd’hui', 'Jodi a'],
  ['2026-11-20T13:00:00Z', 'Yesterday', 'Hier', 'Yè'],
  ['2026-11-19T13:00:00Z', 'Thu Nov 19', 'Jeu. 19 nov.', 'Jed 19 nov'],
  ['2025-12-01T13:00:00Z', 'Dec 1, 2025', '1er déc. 2025', '1 des 2025'],
])('heads the day of %s', (at, en, fr, ht) => {
  const now = new Date('2026-11-21T15:00:00Z');
  const said = (['en', 'fr', 'ht'] as const).map((locale) => formatDayHeading(new Date(at), locale, HAITI, now));
  expect(said).toEqual([en, fr, ht]);
});
