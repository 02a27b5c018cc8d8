import 'server-only';
import type { z } from 'zod';
import { type Transaction, withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import type { OperatorPermission } from '@/lib/auth/operator-permissions';
import { translateDatabaseError } from '../database-error';
import { newId } from '../id';
import { parseInput } from '../parse-input';
import type { AdminContext } from './admin-context';
import { assertMayOperate } from './assert-may-operate';

export interface OperatorRecord {
  /** The company that it was done to, if one. */
  subjectTenantId: string | null;
  /** What it was done to, as in `lib/audit/values.ts`; the company itself if left out. */
  entity?: string;
  entityId?: string;
  before: unknown;
  after: unknown;
}
export type OperatorWriteContext = AdminContext & { tx: Transaction; record: (entry: OperatorRecord) => void };

export interface OperatorVerb<Output, Schema extends z.ZodType = z.ZodType> {
  (ctx: AdminContext, raw: unknown): Promise<Output>;
  readonly verb: { name: string; permission: OperatorPermission; input: Schema };
}

/**
 * Like `command()`, for operators' work across companies: permission, parsing, one transaction, the platform's audit
 * log.
 */
export function operatorCommand<Schema extends z.ZodType, Output>(
  verb: { name: string; permission: OperatorPermission; input: Schema },
  run: (ctx: OperatorWriteContext, input: z.output<Schema>) => Promise<Output>,
): OperatorVerb<Output, Schema> {
  async function call(ctx: AdminContext, raw: unknown): Promise<Output> {
    assertMayOperate(ctx, verb.permission);
    const input = parseInput(verb.input, raw);
    try {
      return await withPlatform(async (tx) => {
        const records: OperatorRecord[] = [];
        const output = await run({ ...ctx, tx, record: (entry) => records.push(entry) }, input);
        if (records.length === 0) throw new Error(`${verb.name} recorded nothing for the audit log`);
        const common = {
          operatorId: ctx.operator.id,
          actorName: ctx.operator.name,
          action: verb.name,
          address: ctx.address,
        };
        await tx.insert(platformAuditEntries).values(records.map((entry) => ({ id: newId(), ...common, ...entry })));
        return output;
      });
    } catch (error) {
      throw translateDatabaseError(error);
    }
  }

  return Object.assign(call, { verb });
}
