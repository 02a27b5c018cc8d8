import 'server-only';
import type { z } from 'zod';
import { type Transaction, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import type { Permission } from '@/lib/auth/permissions';
import { isRetryable, translateDatabaseError } from '../database-error';
import { newId } from '../id';
import { log } from '../log';
import { parseInput } from '../parse-input';
import { asVerb } from '../request-scope';
import { assertMay } from './assert-may';
import { assertStillMay } from './assert-still-may';
import type { TenantContext } from './context';
import { answerOnce } from './idempotency';
import { insertMany } from './insert-many';

export type AuditRecord = { entity: string; entityId: string | null; before: unknown; after: unknown; action?: string };
export type WriteContext = TenantContext & {
  tx: Transaction;
  record: (entry: AuditRecord) => void;
  /** Starts work once the transaction is committed. Nobody waits for it, and a failure is only logged. */
  afterCommit: (work: () => Promise<void>) => void;
};

type Within = TenantContext & { tx: Transaction };

/** Plain data: it is sent to the browser and stored with the idempotency key. */
export type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain };

export interface Verb<Output, Schema extends z.ZodType = z.ZodType> {
  (ctx: TenantContext, raw: unknown): Promise<Output>;
  readonly verb: { name: string; permission: Permission; input: Schema };
}

const ATTEMPTS = 3;
const AUDIT_BATCH = 1000;

/**
 * A member's only way to write. It checks the permission, parses once, opens one tenant transaction (or joins the
 * caller's), honors the idempotency key, and writes the audit entries that `run` records. A verb that records none
 * fails, because that is a bug. Before it commits it checks once more that the member may.
 */
export function command<Schema extends z.ZodType, Output extends Plain>(
  verb: { name: string; permission: Permission; input: Schema },
  run: (ctx: WriteContext, input: z.output<Schema>) => Promise<Output>,
): Verb<Output, Schema> {
  /** The verb's work, and what is to be written of it in the audit log. */
  async function work(ctx: Within, input: z.output<Schema>): Promise<{ output: Output; audit: () => Promise<void> }> {
    const records: AuditRecord[] = [];
    const record = (entry: AuditRecord) => records.push(entry);
    const output = await run({ afterCommit: noWork, ...ctx, idempotencyKey: undefined, record }, input);
    if (records.length === 0) throw new Error(`${verb.name} recorded nothing for the audit log`);
    return { output, audit: () => writeAudit(ctx, verb.name, records) };
  }

  function call(ctx: TenantContext, raw: unknown): Promise<Output> {
    return asVerb('command', verb.name, () => done(ctx, raw));
  }

  async function done(ctx: TenantContext, raw: unknown): Promise<Output> {
    assertMay(ctx, verb.permission);
    const input = parseInput(verb.input, raw);
    if (ctx.tx) {
      const { output, audit } = await work({ ...ctx, tx: ctx.tx }, input);
      await audit();
      return output;
    }
    let later: (() => Promise<void>)[] = [];
    const output = await inTransaction(ctx, async (tx) => {
      later = [];
      const write = { ...ctx, tx, afterCommit: (task: () => Promise<void>) => later.push(task) };
      const mayStill = () => assertStillMay(write, verb.permission);
      return answerOnce(write, { verb: verb.name, raw, work: () => work(write, input), atEnd: mayStill });
    });
    for (const task of later) task().catch((error: unknown) => log.warn({ err: error }, 'work after a commit failed'));
    return output;
  }

  return Object.assign(call, { verb });
}

/** A caller who opened the transaction decides what follows its commit, so nothing is started here. */
function noWork(): void {}

async function writeAudit(ctx: Within, verbName: string, records: readonly AuditRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += AUDIT_BATCH) {
    const rows = records.slice(from, from + AUDIT_BATCH).map((entry) => auditRow(ctx, verbName, entry));
    await insertMany(ctx.tx, auditEntries, rows);
  }
}

async function inTransaction<T>(ctx: TenantContext, run: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTenant(ctx.tenantId, run);
    } catch (error) {
      if (attempt < ATTEMPTS && isRetryable(error)) continue;
      throw translateDatabaseError(error);
    }
  }
}

function auditRow(ctx: TenantContext, verbName: string, entry: AuditRecord) {
  return {
    tenantId: ctx.tenantId,
    id: newId(),
    memberId: ctx.visit ? null : ctx.member.id,
    operatorId: ctx.visit?.operatorId,
    actorName: ctx.member.name,
    address: ctx.address,
    action: entry.action ?? verbName,
    entity: entry.entity,
    entityId: entry.entityId,
    before: entry.before,
    after: entry.after,
  };
}
