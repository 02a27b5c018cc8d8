import 'server-only';
import type { z } from 'zod';
import { type Transaction, withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import type { OperatorPermission } from '@/lib/auth/operator-permissions';
import { translateDatabaseError } from '../database-error';
import { newId } from '../id';
import { parseInput } from '../parse-input';
import { asVerb } from '../request-scope';
import type { AdminContext } from './admin-context';
import { assertMayOperate } from './assert-may-operate';
import { answerOperatorOnce } from './operator-idempotency';

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
 * Like `command()`, for operators' work across companies: permission, parsing, one transaction, the idempotency key, the
 * platform's audit log.
 */
export function operatorCommand<Schema extends z.ZodType, Output>(
  verb: { name: string; permission: OperatorPermission; input: Schema },
  run: (ctx: OperatorWriteContext, input: z.output<Schema>) => Promise<Output>,
): OperatorVerb<Output, Schema> {
  function call(ctx: AdminContext, raw: unknown): Promise<Output> {
    return asVerb('command', verb.name, () => done(ctx, raw));
  }

  async function done(ctx: AdminContext, raw: unknown): Promise<Output> {
    assertMayOperate(ctx, verb.permission);
    const input = parseInput(verb.input, raw);
    try {
      return await withPlatform(async (tx) => {
        const records: OperatorRecord[] = [];
        const record = (entry: OperatorRecord) => records.push(entry);
        const work = async () => {
          const output = await run({ ...ctx, idempotencyKey: undefined, tx, record }, input);
          if (records.length === 0) throw new Error(`${verb.name} recorded nothing for the audit log`);
          return { output, audit: () => writeAudit(ctx, tx, verb.name, records) };
        };
        return await answerOperatorOnce(ctx, tx, { verb: verb.name, raw, work });
      });
    } catch (error) {
      throw translateDatabaseError(error);
    }
  }

  return Object.assign(call, { verb });
}

async function writeAudit(
  ctx: AdminContext,
  tx: Transaction,
  action: string,
  records: OperatorRecord[],
): Promise<void> {
  const common = { operatorId: ctx.operator.id, actorName: ctx.operator.name, action, address: ctx.address };
  await tx.insert(platformAuditEntries).values(records.map((entry) => ({ id: newId(), ...common, ...entry })));
}
