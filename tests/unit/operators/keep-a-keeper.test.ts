import { expect, it } from 'vitest';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import { assertKeepsKeeper, assertMayGive } from '@/lib/operators/keep-a-keeper';

const person = (id: string, role: OperatorRole, active = true) => ({ id, role, active });
const owner = person('owner', 'owner');
const superadmin = person('superadmin', 'superadmin');
const admin = person('admin', 'admin');
const gone = person('gone', 'owner', false);

const change = (
  whom: typeof owner,
  next: { role: OperatorRole; active: boolean },
  all: (typeof owner)[],
  actorId = 'x',
) => {
  try {
    assertKeepsKeeper(whom, next, { actorId, all });
    return 'kept';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it.each([
  ['the last one, demoted', owner, { role: 'admin', active: true }, [owner, admin, gone], 'last_operator'],
  ['the last one, kept out', superadmin, { role: 'superadmin', active: false }, [superadmin, admin], 'last_operator'],
  ['the last one, who stays one', owner, { role: 'superadmin', active: true }, [owner, admin], 'kept'],
  ['one of two', owner, { role: 'admin', active: false }, [owner, superadmin], 'kept'],
  ['one who never could', admin, { role: 'support', active: false }, [admin, owner], 'kept'],
] as const)('one who may manage operators stays: %s', (_who, whom, next, all, answer) => {
  expect(change(whom, next, [...all])).toBe(answer);
});

it('nobody changes their own access', () => {
  expect(change(owner, { role: 'superadmin', active: true }, [owner, superadmin], 'owner')).toBe('own_account');
  expect(change(owner, { role: 'owner', active: false }, [owner, superadmin], 'owner')).toBe('own_account');
  expect(change(owner, { role: 'owner', active: true }, [owner], 'owner')).toBe('kept');
});

it('nobody gives a role above their own', () => {
  expect(() => assertMayGive(superadmin, 'owner')).toThrow();
  expect(() => assertMayGive(superadmin, 'admin', 'owner')).toThrow();
  expect(() => assertMayGive(superadmin, 'superadmin', 'support')).not.toThrow();
  expect(() => assertMayGive(owner, 'owner')).not.toThrow();
});
