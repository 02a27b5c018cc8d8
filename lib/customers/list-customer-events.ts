import 'server-only';
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { customers } from '@/db/schema/customers';
import { importFileName } from '../files/import-file-name';
import type { ReadContext } from '../server/query';

/** The actions in the audit log that changed a customer's status. Correcting an address is not one of them. */
export const STANDING_EVENTS = [
  'customers.create',
  'customers.import',
  'customers.set_status',
  'customers.blacklist',
  'customers.clear',
  'customers.archive',
  'customers.merge',
  'customers.merged_away',
] as const;

/** Actions that may leave the status unchanged. */
const CHANGES = new Set(['customers.merge', 'customers.create', 'customers.import']);

const SHOWN = 100;

export interface CustomerEvent {
  id: string;
  at: Date;
  action: (typeof STANDING_EVENTS)[number];
  actorName: string;
  /** The resulting status; null if it did not change. */
  status: string | null;
  reason: string | null;
  /** The name of the record, if it was merged into this one. */
  ofMerged: string | null;
  /** The name of the file the record was imported from. */
  file: string | null;
  /** The other record of a merge. */
  otherId: string | null;
}

/**
 * Who changed a customer's status, when and why, newest first. Includes the events of customers merged into this one.
 */
export async function listCustomerEvents(ctx: ReadContext, customerId: string): Promise<CustomerEvent[]> {
  const text = (name: string) => sql<string | null>`${auditEntries.after} ->> ${name}`;
  const rows = await ctx.tx
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      action: auditEntries.action,
      actorName: auditEntries.actorName,
      status: text('status'),
      reason: text('reason'),
      otherId: sql<string | null>`coalesce(${text('mergedId')}, ${text('mergedIntoId')})`,
      file: sql<
        string | null
      >`case when ${auditEntries.action} = 'customers.import' then ${importFileName(ctx.tenantId, 'customers', sql`${auditEntries.at}`)} end`,
      subjectId: customers.id,
      subjectName: customers.fullName,
    })
    .from(auditEntries)
    .innerJoin(customers, and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, auditEntries.entityId)))
    .where(
      and(
        eq(auditEntries.tenantId, ctx.tenantId),
        inArray(auditEntries.action, [...STANDING_EVENTS]),
        // An import that updated an existing record is only a correction.
        or(ne(auditEntries.action, 'customers.import'), isNull(auditEntries.before)),
        or(eq(customers.id, customerId), eq(customers.mergedIntoId, customerId)),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(SHOWN);
  return rows.flatMap(({ subjectId, subjectName, action, status, reason, ...row }) => {
    const known = STANDING_EVENTS.find((name) => name === action);
    const merged = subjectId !== customerId;
    // The merge itself is listed once, from the side of the kept customer.
    if (!known || (merged && known === 'customers.merged_away')) return [];
    const changes = CHANGES.has(known);
    return [
      {
        ...row,
        action: known,
        status: changes && status === 'active' ? null : status,
        reason: reason || null,
        ofMerged: merged ? subjectName : null,
      },
    ];
  });
}
