import { expect, it } from 'vitest';
import { keptValues } from '@/lib/rentals/wizard/kept-values';

const DAMAGE = { id: '01a2011b-f437-730b-9bac-7d49e1cc6c69', view: 'left', x: 10, y: 20 };

it('keeps what was typed, and lists that are not complete yet', () => {
  const values = {
    ...{ customerId: 'a', discountCents: '5,00', takeDeposit: true, acknowledgments: ['terms'], notes: '' },
    damages: JSON.stringify([{ ...DAMAGE, kind: '', severity: '', note: '' }]),
    checklist: JSON.stringify([{ item: 'jack', answer: 'missing' }]),
    skippedShots: JSON.stringify({ front: '' }),
  };
  expect(keptValues(values)).toEqual(values);
  expect(keptValues(null)).toEqual({});
});

it.each<object>([
  { discountCents: true },
  { acknowledgments: true },
  { acknowledgments: [1] },
  { takeDeposit: 'yes' },
  { damages: 'none' },
  { damages: 'null' },
  { damages: '[null]' },
  { damages: '[{"view":"roof"}]' },
  { checklist: '{}' },
  { skippedShots: '[]' },
  { unknown: 'a', constructor: 'b' },
])('leaves out what the form could not show: %j', (stored) => {
  expect(keptValues(stored)).toEqual({});
});
