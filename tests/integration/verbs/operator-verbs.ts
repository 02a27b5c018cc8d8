import { payInvoice } from '@/lib/billing/pay-invoice';
import { giveNotice, withdrawNotice } from '@/lib/deletion/give-notice';
import { newId } from '@/lib/id';
import { archiveTenant } from '@/lib/leaving/archive-tenant';
import { removeMember } from '@/lib/members/remove-member';
import type { OperatorVerb } from '@/lib/server/operator-command';
import { addTenantNote } from '@/lib/tenants/add-tenant-note';
import { createTenant } from '@/lib/tenants/create-tenant';
import { getTenant } from '@/lib/tenants/get-tenant';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { updateTenant } from '@/lib/tenants/update-tenant';
import { endUserSessions } from '@/lib/users/end-user-sessions';
import { recordUserLink } from '@/lib/users/send-user-link';
import { deactivateUser, reactivateUser } from '@/lib/users/switch-user';
import { unlockUser } from '@/lib/users/unlock-user';
import { beginVisit } from '@/lib/visits/begin-visit';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import type { TestTenant } from '@/tests/support/factories';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';
import { SUPPORT_OPERATOR_VERBS } from './support-operator-verbs';

export interface OperatorVerbCase {
  // biome-ignore lint/suspicious/noExplicitAny: the list holds verbs of every output.
  verb: OperatorVerb<any>;
  /** An input about this company that operators may send now. */
  allowed: (tenant: TestTenant) => Promise<unknown>;
  /** An input that the current state forbids, and the error's code. */
  forbidden: (tenant: TestTenant) => Promise<[input: unknown, code: string]>;
  /** The same input about a company that does not exist; null if the input names none. */
  elsewhere: ((input: unknown, tenantId: string) => unknown) | null;
  /** The company's own log does not have it. */
  untold?: true;
}

const elsewhere = (input: unknown, tenantId: string) => ({ ...Object(input), tenantId });

async function suspended({ id }: TestTenant) {
  await suspendTenant(await asOperator(), { tenantId: id, reason: 'Unpaid' });
  return { tenantId: id };
}

async function underNotice({ id, name }: TestTenant) {
  await giveNotice(await asOperator('owner'), { tenantId: id, typed: name, reason: 'Contract ended' });
  return { tenantId: id };
}

const agent = async ({ id, members }: TestTenant) => ({ tenantId: id, memberId: members.agent });

async function deactivated(tenant: TestTenant) {
  await deactivateUser(await asOperator(), await agent(tenant));
  return agent(tenant);
}

async function removed(tenant: TestTenant) {
  await removeMember(await asAdmin(tenant), { memberId: tenant.members.agent });
  return agent(tenant);
}

const paid = (invoiceId: string) => ({ invoiceId, paidOn: '2026-11-20', method: 'cash', reference: 'No. 12' });

let serial = 0;

function newCompany() {
  serial += 1;
  return {
    name: 'Kabrit Oto',
    slug: `k${newId().slice(-12)}${serial}`,
    plan: 'starter',
    timeZone: 'America/Port-au-Prince',
    language: 'ht',
    adminName: 'Wilna Bazelais',
    adminEmail: 'wilna@kabrit.test',
  };
}

async function renamed({ id }: TestTenant) {
  const { version, plan } = (await getTenant(await asOperator(), id)).tenant;
  return { tenantId: id, version, name: 'Lakay Nèf', plan };
}

/** What operators do across companies. */
export const OPERATOR_VERBS: OperatorVerbCase[] = [
  {
    verb: createTenant,
    allowed: async () => newCompany(),
    forbidden: async ({ slug }) => [{ ...newCompany(), slug }, 'slug_taken'],
    elsewhere: null,
  },
  {
    verb: updateTenant,
    allowed: renamed,
    forbidden: async (tenant) => {
      const input = await renamed(tenant);
      await updateTenant(await asOperator(), input);
      return [{ ...input, name: 'Too late' }, 'record_changed'];
    },
    elsewhere,
  },
  {
    verb: addTenantNote,
    allowed: async ({ id }) => ({ tenantId: id, text: 'Calls on Mondays.' }),
    forbidden: async () => [{ tenantId: newId(), text: 'Calls on Mondays.' }, 'record_not_found'],
    elsewhere,
    untold: true,
  },
  {
    verb: giveNotice,
    allowed: async ({ id, name }) => ({ tenantId: id, typed: name, reason: 'Contract ended' }),
    forbidden: async (tenant) => [
      { ...(await underNotice(tenant)), typed: tenant.name, reason: 'Again' },
      'invalid_transition',
    ],
    elsewhere,
  },
  {
    verb: withdrawNotice,
    allowed: underNotice,
    forbidden: async ({ id }) => [{ tenantId: id }, 'invalid_transition'],
    elsewhere,
  },
  {
    verb: suspendTenant,
    allowed: async ({ id }) => ({ tenantId: id, reason: 'Unpaid' }),
    forbidden: async (tenant) => [{ ...(await suspended(tenant)), reason: 'Again' }, 'invalid_transition'],
    elsewhere,
  },
  {
    verb: unsuspendTenant,
    allowed: suspended,
    forbidden: async ({ id }) => [{ tenantId: id }, 'invalid_transition'],
    elsewhere,
  },
  {
    verb: beginVisit,
    allowed: async ({ id }) => ({ tenantId: id, reason: 'Asked for help' }),
    forbidden: async (tenant) => [{ ...(await suspended(tenant)), reason: 'Asked for help' }, 'tenant_suspended'],
    elsewhere,
  },
  {
    verb: archiveTenant,
    allowed: async ({ id }) => ({ tenantId: id, exportId: newId() }),
    forbidden: async ({ id }) => {
      const input = { tenantId: id, exportId: newId() };
      await archiveTenant(await asOperator(), input);
      return [input, 'validation_error'];
    },
    elsewhere,
  },
  {
    verb: payInvoice,
    allowed: async (tenant) => paid(await makePlatformInvoice(tenant)),
    forbidden: async (tenant) => {
      const input = paid(await makePlatformInvoice(tenant));
      await payInvoice(await asOperator(), input);
      return [input, 'invalid_transition'];
    },
    elsewhere: (_input, id) => paid(id),
  },
  ...SUPPORT_OPERATOR_VERBS,
  {
    verb: deactivateUser,
    allowed: agent,
    forbidden: async (tenant) => [await deactivated(tenant), 'invalid_transition'],
    elsewhere,
  },
  {
    verb: reactivateUser,
    allowed: deactivated,
    forbidden: async (tenant) => [await agent(tenant), 'invalid_transition'],
    elsewhere,
  },
  {
    verb: recordUserLink,
    allowed: agent,
    forbidden: async (tenant) => [await deactivated(tenant), 'invalid_transition'],
    elsewhere,
  },
  ...[endUserSessions, unlockUser].map((verb) => ({
    verb,
    allowed: agent,
    forbidden: async (tenant: TestTenant): Promise<[unknown, string]> => [await removed(tenant), 'record_not_found'],
    elsewhere,
  })),
];
