import { expect, it } from 'vitest';
import { InstantInput } from '@/lib/instant-input';

it.each(['2026-11-21T15:00:00Z', '2026-11-21T10:00:00-05:00', '1900-01-01T00:00:00Z', '2200-12-31T23:59:59Z'])(
  'takes %j',
  (text) => {
    expect(InstantInput.parse(text)).toEqual(new Date(text));
  },
);

it.each([
  ['2026-02-30T10:00:00Z', 'invalid_date'],
  ['2026-11-21T15:00:00', 'invalid_date'],
  ['tomorrow', 'invalid_date'],
  ['0000-01-01T00:00:00Z', 'out_of_range'],
  ['1899-12-31T23:59:59Z', 'out_of_range'],
  ['9999-12-31T23:59:59Z', 'out_of_range'],
  ['9999-12-31T23:59:59-23:59', 'out_of_range'],
])('refuses %j', (text, code) => {
  const [issue] = InstantInput.safeParse(text).error?.issues ?? [];
  const range = { params: { from: '1900-01-01', to: '2200-12-31' } };
  expect(issue).toMatchObject({ message: code, ...(code === 'out_of_range' && range) });
});
