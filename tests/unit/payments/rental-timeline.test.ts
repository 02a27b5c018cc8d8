import { expect, it } from 'vitest';
import { rentalTimeline } from '@/lib/payments/rental-timeline';

const at = (day: number) => new Date(Date.UTC(2026, 2, day, 15));
const people = { created: 'Naika', activated: 'Edner', completed: 'Wilna' };
const draft = {
  id: 'rental',
  status: 'draft',
  createdAt: at(1),
  activatedAt: null,
  dueAt: null,
  returnedAt: null,
  cancelledAt: null,
  cancelledReason: null,
};
const active = { ...draft, status: 'active', activatedAt: at(2), dueAt: at(9) };
const paid = {
  id: 'paid',
  kind: 'balance' as const,
  number: 'P-2026-00001',
  amountCents: 12_000,
  receivedAt: at(3),
  receivedByName: 'Edner',
  voidedAt: null,
  voidedReason: null,
};
const deposit = { ...paid, id: 'deposit', kind: 'deposit' as const, number: 'P-2026-00002', amountCents: 50_000 };

function told(facts: Partial<Parameters<typeof rentalTimeline>[0]>) {
  const none = { payments: [], applications: [], acts: [], superseded: [] };
  const events = rentalTimeline({ rental: active, people, ...none, ...facts });
  return events.map(({ at: moment, kind, who, amountCents, detail }) => [
    moment.getUTCDate(),
    kind,
    who,
    amountCents,
    detail,
  ]);
}

const created = [1, 'created', 'Naika', null, ''];
const activated = [2, 'activated', 'Edner', null, ''];

it.each([
  ['a draft', draft, [created]],
  ['a draft with a planned return', { ...draft, dueAt: at(9) }, [created]],
  ['a vehicle that is out', active, [created, activated, [9, 'due', null, null, '']]],
  [
    'a vehicle that is back',
    { ...active, status: 'completed', returnedAt: at(8) },
    [created, activated, [8, 'returned', 'Wilna', null, '']],
  ],
  [
    'a rental that was cancelled',
    { ...active, status: 'cancelled', cancelledAt: at(4), cancelledReason: 'Flat tyre' },
    [created, activated, [4, 'cancelled', null, null, 'Flat tyre']],
  ],
  [
    'a draft that was discarded without a reason',
    { ...draft, status: 'cancelled', cancelledAt: at(4) },
    [created, [4, 'cancelled', null, null, '']],
  ],
])('tells the life of %s', (_what, rental, events) => {
  expect(told({ rental })).toEqual(events);
});

it('tells who received what under which number, and why it was voided, in the order it happened', () => {
  const voided = { ...paid, voidedAt: at(5), voidedReason: 'Mistyped' };
  const silent = { ...deposit, receivedAt: at(6), receivedByName: null, voidedAt: at(7) };
  expect(told({ rental: draft, payments: [silent, voided] })).toEqual([
    created,
    [3, 'payment_balance', 'Edner', 12_000, 'P-2026-00001'],
    [5, 'payment_voided', null, 12_000, 'Mistyped'],
    [6, 'payment_deposit', null, 50_000, 'P-2026-00002'],
    [7, 'payment_voided', null, 50_000, ''],
  ]);
});

it('tells a part of the deposit that was used, and that it was taken back, as amounts without a minus', () => {
  const applications = [
    { id: 'back', amountCents: -3_000, at: at(6) },
    { id: 'used', amountCents: 8_000, at: at(5) },
  ];
  expect(told({ rental: draft, payments: [deposit], applications })).toEqual([
    created,
    [3, 'payment_deposit', 'Edner', 50_000, 'P-2026-00002'],
    [5, 'deposit_applied', null, 8_000, ''],
    [6, 'deposit_taken_back', null, 3_000, ''],
  ]);
});

it('keeps a return that was recorded by mistake', () => {
  const superseded = [{ id: 'checkin', inspectedAt: at(5) }];
  expect(told({ superseded })).toContainEqual([5, 'returned_by_mistake', null, null, '']);
});

it('gives each event a key of its own', () => {
  const events = rentalTimeline({
    rental: { ...active, returnedAt: at(8), cancelledAt: at(8) },
    people,
    payments: [
      { ...paid, voidedAt: at(5) },
      { ...deposit, voidedAt: at(5) },
    ],
    applications: [{ id: 'used', amountCents: 8_000, at: at(5) }],
    acts: [],
    superseded: [{ id: 'checkin', inspectedAt: at(7) }],
  });
  const keys = events.map(({ key }) => key);
  expect(keys).toHaveLength(11);
  expect(new Set(keys).size).toBe(keys.length);
});
