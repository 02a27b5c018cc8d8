import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase } from '@/db/client';
import { canOperate, OPERATOR_ROLES, type OperatorPermission } from '@/lib/auth/operator-permissions';
import { can, MEMBER_ROLES, PERMISSIONS, type Permission } from '@/lib/auth/permissions';
import { command } from '@/lib/server/command';
import { may } from '@/lib/server/may';
import { operatorCommand } from '@/lib/server/operator-command';
import { operatorQuery } from '@/lib/server/operator-query';
import { query } from '@/lib/server/query';
import { asOperator } from '@/tests/support/as-operator';
import { asMember } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

/** docs/rules.md §4, cell by cell: agent, manager, admin. */
const MEMBERS: Record<Permission, string> = {
  'dashboard.view': 'yes yes yes',
  'api_keys.manage': 'no no yes',
  'vehicles.view': 'yes yes yes',
  'vehicles.create': 'no yes yes',
  'vehicles.edit': 'no yes yes',
  'vehicles.archive': 'no yes yes',
  'vehicles.import': 'no yes yes',
  'rates.view': 'yes yes yes',
  'rates.manage': 'no yes yes',
  'customers.view': 'yes yes yes',
  'customers.create': 'yes yes yes',
  'customers.edit': 'yes yes yes',
  'customers.blacklist': 'no yes yes',
  'customers.archive': 'no yes yes',
  'customers.merge': 'no yes yes',
  'customers.import': 'no yes yes',
  'drivers.view': 'yes yes yes',
  'drivers.create': 'yes yes yes',
  'drivers.edit': 'yes yes yes',
  'drivers.archive': 'no yes yes',
  'drivers.import': 'no yes yes',
  'files.view': 'yes yes yes',
  'notices.view': 'yes yes yes',
  'support.view': 'yes yes yes',
  'support.edit': 'yes yes yes',
  'availability.view': 'yes yes yes',
  'feeds.manage': 'no yes yes',
  'papers.share': 'yes yes yes',
  'reservations.view': 'yes yes yes',
  'reservations.edit': 'yes yes yes',
  'reservations.reopen': 'no yes yes',
  'rentals.view': 'yes yes yes',
  'rentals.create': 'yes yes yes',
  'rentals.activate': 'yes yes yes',
  'rentals.return': 'yes yes yes',
  'rentals.extend': 'yes yes yes',
  'rentals.extend_long': 'no yes yes',
  'rentals.swap': 'no yes yes',
  'rentals.discount': 'no yes yes',
  'rentals.change_rate': 'no yes yes',
  'rentals.waive': 'no yes yes',
  'rentals.cancel': 'no yes yes',
  'rentals.reopen': 'no yes yes',
  'inspections.view': 'yes yes yes',
  'inspections.create': 'yes yes yes',
  'inspections.close_damage': 'no yes yes',
  'inspections.manage': 'no yes yes',
  'invoices.view': 'yes yes yes',
  'invoices.issue': 'yes yes yes',
  'invoices.credit': 'no yes yes',
  'payments.view': 'yes yes yes',
  'payments.collect': 'yes yes yes',
  'payments.charge': 'yes yes yes',
  'payments.refund': 'no yes yes',
  'payments.void': 'no yes yes',
  'payments.close': 'yes yes yes',
  'payments.sign_off': 'no yes yes',
  'expenses.view': 'yes yes yes',
  'expenses.edit': 'yes yes yes',
  'expenses.void': 'no yes yes',
  'accidents.view': 'yes yes yes',
  'accidents.edit': 'yes yes yes',
  'accidents.archive': 'no yes yes',
  'owners.view': 'no yes yes',
  'owners.edit': 'no yes yes',
  'owners.pay': 'no yes yes',
  'maintenance.view': 'yes yes yes',
  'maintenance.create': 'yes yes yes',
  'maintenance.plan': 'no yes yes',
  'maintenance.complete': 'no yes yes',
  'reports.view': 'no yes yes',
  'activity.view': 'no yes yes',
  'profile.edit': 'yes yes yes',
  'members.manage': 'no no yes',
  'settings.manage': 'no no yes',
  'webhooks.manage': 'no no yes',
  'audit.view': 'no no yes',
};

/** support, admin, superadmin, owner. */
const OPERATORS: Record<OperatorPermission, string> = {
  'tenants.view': 'yes yes yes yes',
  'tenants.create': 'no yes yes yes',
  'tenants.edit': 'no yes yes yes',
  'tenants.suspend': 'no yes yes yes',
  'tenants.visit': 'no yes yes yes',
  'tenants.archive': 'no yes yes yes',
  'tenants.delete': 'no no yes yes',
  'users.manage': 'no yes yes yes',
  'support.view': 'yes yes yes yes',
  'support.act': 'no yes yes yes',
  'activity.view': 'yes yes yes yes',
  'billing.manage': 'no no yes yes',
  'plans.manage': 'no no yes yes',
  'settings.manage': 'no no yes yes',
  'operators.manage': 'no no yes yes',
  'health.view': 'yes yes yes yes',
  'health.retry': 'no yes yes yes',
  'profile.edit': 'yes yes yes yes',
};

function keys<Key extends string>(table: Record<Key, unknown>): Key[] {
  // Safe because the table is a literal with these keys and no others.
  return Object.keys(table) as Key[];
}

function answers<Role>(roles: readonly Role[], ask: (role: Role) => boolean): string {
  return roles.map((role) => (ask(role) ? 'yes' : 'no')).join(' ');
}

const BEGUN = { message: 'begun' };
const REFUSED = { code: 'insufficient_permissions' };
async function begin(): Promise<never> {
  throw new Error('begun');
}

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

describe('members', () => {
  it.each(keys(MEMBERS))('%s', (permission) => {
    expect(answers(MEMBER_ROLES, (role) => can(role, permission))).toBe(MEMBERS[permission]);
  });

  it('have no permission that is not weighed here', () => {
    expect(Object.keys(MEMBERS).sort()).toEqual(Object.keys(PERMISSIONS).sort());
  });

  it.each(MEMBER_ROLES)('verbs and reads refuse %s the rest before they begin', async (role) => {
    const ctx = await asMember(tenant, role);
    for (const permission of keys(PERMISSIONS)) {
      const probe = command({ name: 'probe', permission, input: z.object({}) }, begin);
      const ends = can(role, permission) ? BEGUN : REFUSED;
      await expect(probe(ctx, {}), permission).rejects.toMatchObject(ends);
      await expect(query(ctx, permission, begin), permission).rejects.toMatchObject(ends);
    }
  });

  it('as visitors and keys, lack what would outlive them', () => {
    const lacking = (who: object) => keys(PERMISSIONS).filter((right) => !may({ role: 'admin', ...who }, right));
    expect(lacking({})).toEqual([]);
    const visit = { operatorId: '', reason: '' };
    expect(lacking({ visit }).sort()).toEqual(['feeds.manage', 'papers.share', 'profile.edit']);
    const notByKey = ['api_keys.manage', 'feeds.manage', 'members.manage', 'profile.edit', 'webhooks.manage'];
    expect(lacking({ apiKey: { id: '' } }).sort()).toEqual(notByKey);
  });

  it('gain rights from role to role and lose none', () => {
    for (const permission of keys(PERMISSIONS)) {
      const [agent, manager, admin] = MEMBER_ROLES.map((role) => can(role, permission));
      expect(!agent || manager).toBe(true);
      expect(!manager || admin).toBe(true);
    }
  });
});

describe('operators', () => {
  it.each(keys(OPERATORS))('%s', (permission) => {
    expect(answers(OPERATOR_ROLES, (role) => canOperate(role, permission))).toBe(OPERATORS[permission]);
  });

  it.each(OPERATOR_ROLES)(
    'verbs and reads refuse %s the rest before they begin, and nearly all outside admin mode',
    async (role) => {
      for (const adminMode of [true, false]) {
        const ctx = await asOperator(role, adminMode);
        for (const permission of keys(OPERATORS)) {
          const probe = operatorCommand({ name: 'probe', permission, input: z.object({}) }, begin);
          const ends = canOperate(role, permission) && (adminMode || permission === 'profile.edit') ? BEGUN : REFUSED;
          await expect(probe(ctx, {}), permission).rejects.toMatchObject(ends);
          await expect(operatorQuery(ctx, permission, begin), permission).rejects.toMatchObject(ends);
        }
      }
    },
  );
});
