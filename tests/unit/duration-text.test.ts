import { expect, it } from 'vitest';
import { durationText } from '@/lib/duration-text';

it.each([
  [0, '0 min', '0 min', '0 minit'],
  [42, '42 min', '42 min', '42 minit'],
  [120, '2 h', '2 h', '2 èdtan'],
  [125, '2 h 5 min', '2 h 5 min', '2 èdtan 5 minit'],
  [1440, '1 day', '1 jour', '1 jou'],
  [2 * 1440 + 180, '2 days 3 h', '2 jours 3 h', '2 jou 3 èdtan'],
  [1440 + 1, '1 day 1 min', '1 jour 1 min', '1 jou 1 minit'],
])('%i minutes are said without the parts that are nothing', (minutes, en, fr, ht) => {
  // A line never ends between a number and its unit.
  const said = (text: string) => text.replaceAll(/(\d) /g, '$1\u00a0');
  expect([durationText(minutes, 'en'), durationText(minutes, 'fr'), durationText(minutes, 'ht')]).toEqual(
    [en, fr, ht].map(said),
  );
});
