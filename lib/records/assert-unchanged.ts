import 'server-only';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { platformAuditEntries } from '@/db/schema/operators';
import { AppError } from '../errors';
import { PLATFORM_ZONE } from '../platform-zone';
import { asRecord } from './as-record';
import { changedFields } from './changed-fields';
import type { Stored } from './edit-form';
import type { ClashChange, RecordClash } from './record-clash';
import type { RecordField } from './record-field';
import { changedSince, recordVersion } from './record-version';

/** The audit entries that are searched for who changed a field. */
const LOOKED_AT = 100;

interface Entry {
  by: string;
  at: Date;
  before: unknown;
  after: unknown;
}

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
  await refuseChanged(edited, ctx.tenant.timeZone, () => {
    const { entity, entityId } = edited;
    const { actorName: by, at, before, after } = auditEntries;
    return ctx.tx
      .select({ by, at, before, after })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.tenantId, ctx.tenantId),
          eq(auditEntries.entity, entity),
          entityId === null ? isNull(auditEntries.entityId) : eq(auditEntries.entityId, entityId),
          isNotNull(before),
        ),
      )
      .orderBy(desc(at), desc(auditEntries.id))
      .limit(LOOKED_AT);
  });
}

/** The same for what the platform's operators edit and no company has: who changed it is in their own log. */
export async function assertUnchangedByOperators<Name extends string>(
  { tx }: { tx: Transaction },
  edited: Edited<Name>,
): Promise<void> {
  await refuseChanged(edited, PLATFORM_ZONE, () => {
    const { actorName: by, at, before, after, entity, entityId, id } = platformAuditEntries;
    const one = edited.entityId === null ? isNull(entityId) : eq(entityId, edited.entityId);
    return tx
      .select({ by, at, before, after })
      .from(platformAuditEntries)
      .where(and(eq(entity, edited.entity), one, isNotNull(before)))
      .orderBy(desc(at), desc(id))
      .limit(LOOKED_AT);
  });
}

async function refuseChanged<Name extends string>(
  edited: Edited<Name>,
  timeZone: string,
  entries: () => PromiseLike<Entry[]>,
): Promise<void> {
  const { fields, record, version } = edited;
  const changed = changedSince(fields, record, version);
  if (changed.length === 0) return;
  // Safe because the keys are the fields' names.
  const shown = Object.fromEntries((Object.keys(fields) as Name[]).map((name) => [name, record[name]]));
  const details: RecordClash = {
    version: recordVersion(fields, record),
    timeZone,
    record: shown,
    names: (await edited.names?.()) ?? {},
    changes: lastChanges(await entries(), edited, changed),
  };
  throw new AppError('record_changed', { details });
}

/** Who gave each of these fields its present value, of entries with the latest first. */
function lastChanges<Name extends string>(
  entries: readonly Entry[],
  { fields, read = (state) => state }: Edited<Name>,
  changed: readonly Name[],
): ClashChange[] {
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
