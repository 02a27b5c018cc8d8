import { expect, it } from 'vitest';
import { clashSentence } from '@/lib/allocations/clash-sentence';
import { heldUntil } from '@/lib/allocations/held-until';

const clash = {
  kind: 'rental',
  number: 'R-2026-00007',
  customerName: 'Wilna Ogé',
  from: '2026-03-08T15:00:00.000Z',
  until: '2026-03-10T15:00:00.000Z',
  late: false,
  freeFrom: '2026-03-11T15:00:00.000Z',
} as const;
const names = { number: 'R-2026-00007', customer: 'Wilna Ogé' };

it.each([
  ['until it is free', clash, { key: 'clash_until', params: { ...names, free: '2026-03-11' } }],
  ['for good', { ...clash, freeFrom: null }, { key: 'clash_taken', params: names }],
  ['for nobody knows how long', { ...clash, late: true }, { key: 'clash_late', params: names }],
  [
    'by something without a number or a customer',
    { ...clash, number: null, customerName: null, freeFrom: null },
    { key: 'clash_taken', params: { number: '', customer: '' } },
  ],
])('says that a vehicle is taken %s', (_what, taken, sentence) => {
  expect(clashSentence(taken, (moment) => moment.toISOString().slice(0, 10))).toEqual(sentence);
});

it('holds a vehicle for the minutes it takes to prepare it', () => {
  expect(heldUntil(new Date(clash.until), 90)).toEqual(new Date('2026-03-10T16:30:00Z'));
});
