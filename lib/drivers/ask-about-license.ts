import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { AppError } from '../errors';
import { numberKey } from '../search/search-text';
import type { WriteContext } from '../server/command';

/**
 * Throws `driver_exists`, with the name, where another driver has this license in whatever spelling. It is a question:
 * `accepted` is the license that the clerk has been asked about; null or missing, nobody is asked (docs/rules.md §6).
 */
export async function askAboutLicense(
  ctx: WriteContext,
  licenseNumber: string,
  { accepted }: { accepted: string | null | undefined },
): Promise<void> {
  const licenseKey = numberKey(licenseNumber);
  if (accepted === null || accepted === undefined || numberKey(accepted) === licenseKey) return;
  const [other] = await ctx.tx
    .select({ id: drivers.id, fullName: drivers.fullName })
    .from(drivers)
    .where(and(eq(drivers.tenantId, ctx.tenantId), eq(drivers.licenseKey, licenseKey), isNull(drivers.archivedAt)))
    .orderBy(asc(drivers.nameKey), asc(drivers.id))
    .limit(1);
  if (!other) return;
  const fields = { licenseNumber: 'driver_exists' } as const;
  throw new AppError('driver_exists', { fields, params: { name: other.fullName }, details: { driverId: other.id } });
}
