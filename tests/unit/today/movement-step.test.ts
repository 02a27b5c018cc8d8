import { expect, it } from 'vitest';
import { movementStep } from '@/lib/today/movement-step';

const NONE = { late: false, atRisk: false, depositLeftCents: 0, dueCents: 0 };

it.each([
  [{ ...NONE, way: 'out' }, 'hand_over'],
  [{ ...NONE, way: 'out', late: true }, 'hand_over'],
  [{ ...NONE, way: 'out', atRisk: true }, 'look_into'],
  [{ ...NONE, way: 'back' }, 'take_back'],
  [{ ...NONE, way: 'back', dueCents: 100 }, 'collect'],
  [{ ...NONE, way: 'back', dueCents: 100, depositLeftCents: 100 }, 'collect_deposit'],
  [{ ...NONE, way: 'back', late: true, dueCents: 100, depositLeftCents: 100 }, 'take_back'],
] as const)('of %o is %s', (movement, step) => {
  expect(movementStep(movement, () => true)).toBe(step);
});

it('is none for who may not', () => {
  for (const way of ['out', 'back'] as const) expect(movementStep({ ...NONE, way }, () => false)).toBeNull();
  expect(movementStep({ ...NONE, way: 'out', atRisk: true }, (step) => step === 'hand_over')).toBeNull();
});
