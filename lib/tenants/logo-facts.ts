import 'server-only';
import { and, eq } from 'drizzle-orm';
import { logos } from '@/db/schema/logos';
import { tenantSettings } from '@/db/schema/tenants';
import type { WriteContext } from '../server/command';

/** The company's present logo by its id and size in pixels, both null for none. Locks the settings. */
export async function logoFacts({
  tx,
  tenantId,
}: WriteContext): Promise<{ logoId: string | null; logo: string | null }> {
  const [settings] = await tx
    .select({ logoId: tenantSettings.logoId })
    .from(tenantSettings)
    .where(eq(tenantSettings.tenantId, tenantId))
    .for('no key update');
  const logoId = settings?.logoId ?? null;
  if (logoId === null) return { logoId, logo: null };
  const [logo] = await tx
    .select({ width: logos.width, height: logos.height })
    .from(logos)
    .where(and(eq(logos.tenantId, tenantId), eq(logos.id, logoId)));
  return { logoId, logo: logo ? `${logo.width} × ${logo.height}` : null };
}
