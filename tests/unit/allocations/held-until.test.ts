import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldUntil } from '@/lib/allocations/held-until';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const until = (returnAt: string, minutes: number, kept?: [returnAt: string, until: string]) =>
  heldUntil(at(returnAt), minutes, kept && { returnAt: at(kept[0]), until: at(kept[1]) })
    .toISOString()
    .slice(11, 16);

it('is the return and the time to prepare', () => {
  expect(until('10:00', 0)).toBe('10:00');
  expect(until('10:00', 90)).toBe('11:30');
});

it('stays shorter for who comes back no later than promised', () => {
  expect(until('10:00', 90, ['10:00', '10:30'])).toBe('10:30');
  expect(until('10:00', 90, ['10:00', '10:00'])).toBe('10:00');
  expect(until('09:30', 90, ['10:00', '10:30'])).toBe('10:30');
});

it('is never longer than it is for anybody else', () => {
  expect(until('10:00', 30, ['10:00', '12:00'])).toBe('10:30');
  expect(until('07:00', 60, ['10:00', '10:00'])).toBe('08:00');
});

it('is the same as for anybody else for who comes back later', () => {
  expect(until('10:15', 90, ['10:00', '10:30'])).toBe('11:45');
});

it('is between the return and the return with the time to prepare, whatever was kept', () => {
  const minute = 60_000;
  fc.assert(
    fc.property(fc.nat(1440), fc.integer({ min: -3000, max: 3000 }), fc.nat(3000), (minutes, due, held) => {
      const returnAt = at('10:00');
      const promised = new Date(returnAt.getTime() + due * minute);
      const kept = { returnAt: promised, until: new Date(promised.getTime() + held * minute) };
      const end = heldUntil(returnAt, minutes, kept).getTime();
      expect(end).toBeGreaterThanOrEqual(returnAt.getTime());
      expect(end).toBeLessThanOrEqual(returnAt.getTime() + minutes * minute);
    }),
  );
});
