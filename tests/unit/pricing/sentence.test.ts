import { expect, it } from 'vitest';
import { sentenceParams } from '@/lib/pricing/sentence';

const SPACE = '\u00a0';

it('turns cents into money and leaves numbers that a plural needs', () => {
  expect(sentenceParams({ days: 4, rateCents: 5500 }, 'en')).toEqual({ days: 4, rateCents: `55.00${SPACE}USD` });
  expect(sentenceParams({ days: 4, rateCents: 123_450 }, 'ht')).toEqual({
    days: 4,
    rateCents: `1${SPACE}234,50${SPACE}USD`,
  });
});

it('writes long numbers and percents as the language does, and words as they are', () => {
  expect(sentenceParams({ km: 12_345, percent: 10, name: 'Lakay' }, 'fr')).toEqual({
    km: `12${SPACE}345`,
    percent: '10',
    name: 'Lakay',
  });
  expect(sentenceParams({ year: '2026', over: 999, km: 1000 }, 'en')).toEqual({ year: '2026', over: 999, km: '1,000' });
  expect(sentenceParams({ percent: 10.25 }, 'fr')).toEqual({ percent: '10,25' });
});

it('says a delay as one duration, without the part that is nothing', () => {
  expect(sentenceParams({ hours: 0, minutes: 42 }, 'en').late).toBe('42\u00a0min');
  expect(sentenceParams({ hours: 26, minutes: 0 }, 'ht').late).toBe('1\u00a0jou 2\u00a0èdtan');
  expect(sentenceParams({ hours: 2 }, 'en')).toEqual({ hours: 2 });
});
