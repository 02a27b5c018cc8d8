import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planTurnaround } from '@/lib/allocations/plan-turnaround';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);

it('holds a vehicle until it is prepared, or until the next customer takes it', () => {
  const holds = [
    { id: 'alone', returnAt: at('10:00'), nextFrom: null },
    { id: 'room', returnAt: at('10:00'), nextFrom: at('12:00') },
    { id: 'to the minute', returnAt: at('10:00'), nextFrom: at('11:30') },
    { id: 'short', returnAt: at('10:00'), nextFrom: at('10:30') },
    { id: 'at once', returnAt: at('10:00'), nextFrom: at('10:00') },
  ];
  const ends = planTurnaround(holds, 90).map(({ until }) => until.toISOString().slice(11, 16));
  expect(ends).toEqual(['11:30', '11:30', '11:30', '10:30', '10:00']);
});

it('never reaches into the next hold, and never ends before the return', () => {
  const minute = 60_000;
  const hold = fc.record({ gap: fc.nat(3000), minutes: fc.nat(1440) });
  fc.assert(
    fc.property(hold, ({ gap, minutes }) => {
      const returnAt = at('10:00');
      const nextFrom = new Date(returnAt.getTime() + gap * minute);
      const [planned] = planTurnaround([{ id: 'a', returnAt, nextFrom }], minutes);
      expect(planned?.until.getTime()).toBe(returnAt.getTime() + Math.min(gap, minutes) * minute);
    }),
  );
});
