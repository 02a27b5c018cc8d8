import 'server-only';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { AppError } from '../errors';
import { asRecord } from './as-record';
import { changedFields } from './changed-fields';
import type { Stored } from './edit-form';
import type { ClashChange, RecordClash } from './record-clash';
import type { RecordField } from './record-field';
import { changedSince, recordVersion } from './record-version';

/** The audit entries that are searched for who changed a field. */
const LOOKED_AT = 100;

interface Edited<Name extends string> {
  fields: Readonly<Record<Name, RecordField>>;
  /** The record as it is now. Its row must be locked, or another save could come between. */
  record: Readonly<Record<NoInfer<Name>, Stored>>;
  version: string;
  /** The entity and id of its audit entries; the id is null for a whole list. */
  entity: string;
  entityId: string | null;
  /** A state in the audit log as a record with these fields, if it is stored otherwise. */
  read?: (state: Record<string, unknown>) => Record<string, unknown>;
  /** The names of the records it refers to, for showing them. */
  names?: () => Promise<Record<string, string | null>>;
}

/**
 * Every edit of a record passes here. Throws `record_changed` if somebody has changed one of its fields since the
 * caller read it, with the record's present state and who changed which field.
 */
export async function assertUnchanged<Name extends string>(
  ctx: { tenantId: string; tenant: { timeZone: string }; tx: Transaction },
  edited: Edited<Name>,
): Promise<void> {
  const { fields, record, version } = edited;
  const changed = changedSince(fields, record, version);
  if (changed.length === 0) return;
  // Safe because the keys are the fields' names.
  const shown = Object.fromEntries((Object.keys(fields) as Name[]).map((name) => [name, record[name]]));
  const details: RecordClash = {
    version: recordVersion(fields, record),
    timeZone: ctx.tenant.timeZone,
    record: shown,
    names: (await edited.names?.()) ?? {},
    changes: await lastChanges(ctx, edited, changed),
  };
  throw new AppError('record_changed', { details });
}

/** Who gave each of these fields its present value. */
async function lastChanges<Name extends string>(
  ctx: { tenantId: string; tx: Transaction },
  { fields, entity, entityId, read = (state) => state }: Edited<Name>,
  changed: readonly Name[],
): Promise<ClashChange[]> {
  const entries = await ctx.tx
    .select({
      by: auditEntries.actorName,
      at: auditEntries.at,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.tenantId, ctx.tenantId),
        eq(auditEntries.entity, entity),
        entityId === null ? isNull(auditEntries.entityId) : eq(auditEntries.entityId, entityId),
        isNotNull(auditEntries.before),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(LOOKED_AT);
  const known = entries.map(({ by, at, before, after }) => ({
    by,
    at: at.toISOString(),
    fields: changedFields(fields, read(asRecord(before)), read(asRecord(after))),
  }));
  return changed.map((field) => {
    const last = known.find((entry) => entry.fields.includes(field));
    return { field, by: last?.by ?? null, at: last?.at ?? null };
  });
}
