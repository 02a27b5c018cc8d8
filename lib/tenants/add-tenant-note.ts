import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { tenantNotes } from '@/db/schema/tenant-notes';
import { tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { newId } from '../id';
import { operatorCommand } from '../server/operator-command';
import { AddTenantNoteInput } from './input';

/** Adds a note about a company, which operators alone read. Throws `record_not_found`. */
export const addTenantNote = operatorCommand(
  { name: 'tenants.add_note', permission: 'tenants.edit', input: AddTenantNoteInput },
  async (ctx, { tenantId, text }) => {
    const id = newId();
    const author = { operatorId: ctx.operator.id, authorName: ctx.operator.name };
    const there = and(eq(tenants.id, tenantId), isNull(tenants.deletionStartedAt));
    if ((await ctx.tx.$count(tenants, there)) === 0) throw new AppError('record_not_found');
    await ctx.tx.insert(tenantNotes).values({ id, subjectTenantId: tenantId, text, ...author });
    ctx.record({ subjectTenantId: tenantId, before: null, after: { note: text } });
    return { id };
  },
);
