import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { imports } from '@/db/schema/imports';
import { cutText } from '../cut-text';
import { newId } from '../id';
import { assertMay } from '../server/assert-may';
import { command, type WriteContext } from '../server/command';
import type { TenantContext } from '../server/context';
import { packContent, tableOf } from './content';
import { readFile } from './formats/read-file';
import { importPermission } from './records/targets';
import type { ImportKind } from './values';

/** An uploaded file after reading. Request fingerprints use its hash in place of its content. */
export class UploadedList {
  constructor(
    readonly content: Buffer,
    readonly sha256: string,
    readonly rowCount: number,
  ) {}

  toJSON(): string {
    return this.sha256;
  }
}

const UploadImportInput = z.object({
  fileName: z
    .string()
    .trim()
    .transform((name) => cutText(name.replace(/[\p{Cc}/\\]/gu, ' '), 120, 'end') || '?'),
  list: z.instanceof(UploadedList, { error: 'required' }),
});

export const uploadVehicles = command(
  { name: 'imports.upload_vehicles', permission: 'vehicles.import', input: UploadImportInput },
  (ctx, input) => store(ctx, 'vehicles', input),
);

export const uploadCustomers = command(
  { name: 'imports.upload_customers', permission: 'customers.import', input: UploadImportInput },
  (ctx, input) => store(ctx, 'customers', input),
);

export const uploadDrivers = command(
  { name: 'imports.upload_drivers', permission: 'drivers.import', input: UploadImportInput },
  (ctx, input) => store(ctx, 'drivers', input),
);

const VERBS = { vehicles: uploadVehicles, customers: uploadCustomers, drivers: uploadDrivers };

/**
 * Reads a file and stores its cells until they are imported. Throws an `import_…` code if it is not a list we can read.
 */
export async function uploadImport(
  ctx: TenantContext,
  kind: ImportKind,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): Promise<{ id: string; rowCount: number }> {
  // Checked before reading too, because reading is expensive.
  assertMay(ctx, importPermission(kind));
  return VERBS[kind](ctx, { fileName, list: await readList(kind, { bytes, tenantId: ctx.tenantId }) });
}

export async function readList(
  kind: ImportKind,
  { bytes, tenantId }: { bytes: Buffer; tenantId: string },
): Promise<UploadedList> {
  const sheets = await readFile(bytes, tenantId);
  const { rows } = tableOf(sheets, kind);
  return new UploadedList(packContent(sheets), createHash('sha256').update(bytes).digest('hex'), rows.length);
}

async function store(ctx: WriteContext, kind: ImportKind, { fileName, list }: z.output<typeof UploadImportInput>) {
  const id = newId();
  const { content, sha256, rowCount } = list;
  const facts = { kind, fileName, sha256, rowCount };
  await ctx.tx.insert(imports).values({ tenantId: ctx.tenantId, id, ...facts, content, createdBy: ctx.member.id });
  ctx.record({ entity: 'import', entityId: id, before: null, after: facts });
  return { id, rowCount };
}
