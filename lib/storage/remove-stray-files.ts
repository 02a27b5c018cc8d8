import 'server-only';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { DriveDirectory, DriveFile } from 'flydrive';
import { withPlatform, withTenant } from '@/db/client';
import { attachments } from '@/db/schema/files';
import { tenants } from '@/db/schema/tenants';
import { DAY_MS } from '../durations';
import { log } from '../log';
import { isStorageKey, removeFile } from './file-store';
import { storageHome } from './storage-home';

const GRACE_MS = DAY_MS;
/**
 * How many keys are looked up in one statement, which can have at most 65,534 parameters. The disk lists all keys of a
 * company.
 */
const BATCH = 1000;

/**
 * Deletes stored bytes older than a day that no row refers to: the remains of broken uploads. Returns how many were
 * deleted. A failure for one company does not stop the others. The last failure is thrown at the end, so that the job
 * is retried.
 */
export async function removeStrayFiles(now: Date): Promise<number> {
  let removed = 0;
  let failure: unknown = null;
  for (let id = await companyAfter(null); id; id = await companyAfter(id)) {
    try {
      removed += await removeStraysOf(id, new Date(now.getTime() - GRACE_MS));
    } catch (error) {
      log.error({ err: error, tenantId: id }, 'the stray files of one company could not be swept');
      failure = error;
    }
  }
  if (failure) throw failure;
  return removed;
}

/** Each company is looked up when its turn comes, so that one that joins in the meantime is not left out. */
async function companyAfter(tenantId: string | null): Promise<string | undefined> {
  const after = tenantId === null ? undefined : gt(tenants.id, tenantId);
  const [company] = await withPlatform((tx) =>
    tx.select({ id: tenants.id }).from(tenants).where(after).orderBy(asc(tenants.id)).limit(1),
  );
  return company?.id;
}

/** The same for one company: everything stored before that moment. */
export async function removeStraysOf(tenantId: string, before: Date): Promise<number> {
  const home = await storageHome();
  let removed = 0;
  let paginationToken: string | undefined;
  do {
    const page = await home.listAll(tenantId, { recursive: true, paginationToken }).catch(emptyFolder);
    const keys = keysOf(page.objects).filter((key) => isStorageKey(tenantId, key));
    for (let from = 0; from < keys.length; from += BATCH) {
      for (const key of await strays(tenantId, keys.slice(from, from + BATCH))) {
        if ((await home.getMetaData(key)).lastModified > before) continue;
        await removeFile(tenantId, key);
        removed += 1;
      }
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return removed;
}

/** A company without files has no folder on the disk. */
function emptyFolder(error: unknown): { objects: DriveFile[]; paginationToken?: string } {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] };
  throw error;
}

function keysOf(objects: Iterable<DriveFile | DriveDirectory>): string[] {
  return [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
}

async function strays(tenantId: string, keys: string[]): Promise<string[]> {
  const named = or(inArray(attachments.storageKey, keys), inArray(attachments.thumbnailKey, keys));
  const rows = await withTenant(tenantId, (tx) =>
    tx
      .select({ storageKey: attachments.storageKey, thumbnailKey: attachments.thumbnailKey })
      .from(attachments)
      .where(and(eq(attachments.tenantId, tenantId), named)),
  );
  const known = new Set(rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey]));
  return keys.filter((key) => !known.has(key));
}
