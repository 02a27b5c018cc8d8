import 'server-only';
import { and, asc, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { subscriptions } from '@/db/schema/billing';
import { members } from '@/db/schema/members';
import { tenantNotes } from '@/db/schema/tenant-notes';
import { plans, tenantSettings, tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { isId } from '../id';
import { withVersion } from '../records/record-version';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { countRecords } from './count-records';
import { TENANT_FIELDS } from './tenant-fields';

const MOST_NOTES = 50;

export type TenantRecord = Awaited<ReturnType<typeof getTenant>>;

/** One company as operators see it: its use of the plan, its members and the newest notes. Throws `record_not_found`. */
export function getTenant(ctx: AdminContext, tenantId: string) {
  return operatorQuery(ctx, 'tenants.view', async (tx) => {
    if (!isId(tenantId)) throw new AppError('record_not_found');
    const [[row], counted, staff, activity, notes] = await Promise.all([
      factsOf(tx, tenantId),
      countRecords(tx, [tenantId]),
      membersOf(tx, tenantId),
      tx
        .select({ at: max(auditEntries.at) })
        .from(auditEntries)
        .where(and(eq(auditEntries.tenantId, tenantId), isNotNull(auditEntries.memberId))),
      tx
        .select({
          id: tenantNotes.id,
          at: tenantNotes.at,
          author: tenantNotes.authorName,
          text: tenantNotes.text,
        })
        .from(tenantNotes)
        .where(eq(tenantNotes.subjectTenantId, tenantId))
        .orderBy(desc(tenantNotes.at), desc(tenantNotes.id))
        .limit(MOST_NOTES),
    ]);
    if (!row) throw new AppError('record_not_found');
    const tenant = withVersion(TENANT_FIELDS, row);
    return { tenant, used: counted(tenantId), members: staff, lastActivity: activity[0]?.at ?? null, notes };
  });
}

function factsOf(tx: Transaction, tenantId: string) {
  return tx
    .select({
      id: tenants.id,
      slug: tenants.slug,
      name: tenants.name,
      status: tenants.status,
      suspendedAt: tenants.suspendedAt,
      suspendedReason: tenants.suspendedReason,
      /** For not paying: a payment lets it in again. */
      suspendedUnpaid: sql<boolean>`coalesce(${subscriptions.suspendedUnpaid}, false)`,
      deleteOn: tenants.deleteOn,
      deleteReason: tenants.deleteReason,
      createdAt: tenants.createdAt,
      plan: tenants.plan,
      vehicleLimit: plans.vehicleLimit,
      memberLimit: plans.memberLimit,
      legalName: tenantSettings.legalName,
      phone: tenantSettings.phone,
      email: tenantSettings.email,
      timeZone: tenantSettings.timeZone,
      language: tenantSettings.defaultLocale,
    })
    .from(tenants)
    .innerJoin(plans, eq(plans.code, tenants.plan))
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .leftJoin(subscriptions, eq(subscriptions.subjectTenantId, tenants.id))
    .where(and(eq(tenants.id, tenantId), isNull(tenants.deletedAt)));
}

function membersOf(tx: Transaction, tenantId: string) {
  return tx
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      role: members.role,
      active: members.active,
      invited: sql<boolean>`${members.passwordHash} is null`,
      lastLoginAt: members.lastLoginAt,
    })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), isNull(members.archivedAt)))
    .orderBy(desc(members.active), asc(members.name), asc(members.id));
}
