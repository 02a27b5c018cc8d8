import 'server-only';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { oneTimeCodes, platformAuditEntries } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import { BRAND } from '../brand';
import { localDay } from '../dates';
import { newId } from '../id';
import { log } from '../log';
import { PLATFORM_ZONE } from '../platform-zone';
import { removeStraysOf } from '../storage/remove-stray-files';
import { recordPlan } from '../tenants/plan-periods';

const FIRST = '00000000-0000-0000-0000-000000000000';
/** Short enough that no lock is held for long. */
const BATCH = 5_000;

/**
 * Deletes every company whose notice has run out (docs/rules.md §22): first it is shut, then its rows go in small transactions,
 * and last its files. Killed half-way, the next run goes on. A failure for one company does not stop the others.
 */
export async function deleteDueCompanies(): Promise<void> {
  let failure: unknown = null;
  for (let id = await dueAfter(FIRST); id; id = await dueAfter(id)) {
    try {
      if (await shut(id)) await deleteCompany(id);
    } catch (error) {
      log.error({ err: error, tenantId: id }, 'a company could not be deleted');
      failure = error;
    }
  }
  if (failure) throw failure;
}

async function dueAfter(tenantId: string): Promise<string | undefined> {
  const [company] = await withPlatform((tx) =>
    tx
      .select({ id: tenants.id })
      .from(tenants)
      .where(and(due(), gt(tenants.id, tenantId)))
      .orderBy(asc(tenants.id))
      .limit(1),
  );
  return company?.id;
}

const due = () =>
  and(isNull(tenants.deletedAt), lte(tenants.deleteOn, sql`(now() at time zone ${PLATFORM_ZONE})::date`));

/** From then on nobody gets in, and the notice can't be withdrawn. False if it was withdrawn in the meantime. */
function shut(tenantId: string): Promise<boolean> {
  return withPlatform(async (tx) => {
    const now = sql`now()`;
    const [company] = await tx
      .update(tenants)
      .set({
        status: 'suspended',
        suspendedAt: sql`coalesce(${tenants.suspendedAt}, now())`,
        deletionStartedAt: sql`coalesce(${tenants.deletionStartedAt}, now())`,
        updatedAt: now,
      })
      .where(and(due(), eq(tenants.id, tenantId)))
      .returning({ now: sql<string>`now()` });
    if (company) await recordPlan(tx, tenantId, localDay(new Date(company.now), PLATFORM_ZONE));
    return company !== undefined;
  });
}

async function deleteCompany(tenantId: string): Promise<void> {
  let rows = 0;
  for (let some = await deleteSome(tenantId); some > 0; some = await deleteSome(tenantId)) rows += some;
  const deleted = await withPlatform(async (tx) => {
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.subjectTenantId, tenantId));
    const done = await tx
      .update(tenants)
      .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(tenants.id, tenantId), isNull(tenants.deletedAt)))
      .returning({ name: tenants.name, slug: tenants.slug, at: sql<string>`now()` });
    const [company] = done;
    if (!company) return null;
    const { at, ...before } = company;
    const act = { actorName: BRAND, action: 'tenants.delete', before, after: null };
    await tx.insert(platformAuditEntries).values({ id: newId(), subjectTenantId: tenantId, ...act });
    return new Date(at);
  });
  // Another server was done first.
  if (!deleted) return;
  // What is left of the files after a failure, the nightly sweep removes: no row refers to them any more.
  await removeStraysOf(tenantId, deleted);
  log.info({ tenantId, rows }, 'a company was deleted after its notice');
}

function deleteSome(tenantId: string): Promise<number> {
  return withPlatform(async (tx) => {
    const [row] = await tx.execute<{ rows: string }>(sql`select wout_delete_rows(${tenantId}::uuid, ${BATCH}) as rows`);
    return Number(row?.rows ?? 0);
  });
}
