import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entersAdminMode, isSystemAdmin } from '@/lib/auth/system-admin';

const TENANT = '0190a000-0000-7000-8000-000000000001';

describe('without a tenant', () => {
  it.each([
    // role, permissions, system admin, admin mode at sign-in
    ['admin', [], true, true],
    ['superadmin', [], true, true],
    ['owner', [], true, false],
    ['support', [], false, false],
    ['agent', [], false, false],
    ['manager', [], false, false],
    ['', [], false, false],
    ['Admin', [], false, false],
    ['administrator', [], false, false],
    ['support', ['tenants.view'], false, false],
    ['support', ['admin'], true, false],
    ['support', ['platform.admin.read'], true, false],
    ['', ['superadmin'], true, false],
    ['owner', ['admin'], true, false],
  ])('role %j with %j: system admin %s, admin mode %s', (role, permissions, system, mode) => {
    const user = { tenantId: null, role, permissions };
    expect([isSystemAdmin(user), entersAdminMode(user)]).toEqual([system, mode]);
  });
});

it('a user with a tenant is never one, whatever the role and permissions', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom('admin', 'superadmin', 'owner', 'support'), fc.string()),
      fc.array(fc.oneof(fc.constant('admin'), fc.string())),
      fc.constantFrom(TENANT, ''),
      (role, permissions, tenantId) => {
        const user = { tenantId, role, permissions };
        expect(isSystemAdmin(user) || entersAdminMode(user)).toBe(false);
      },
    ),
  );
});

it('only system admins enter admin mode', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (role, permissions) => {
      const user = { tenantId: null, role, permissions };
      expect(!entersAdminMode(user) || isSystemAdmin(user)).toBe(true);
    }),
  );
});
