import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { logos } from '@/db/schema/logos';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import type { Sender } from './letter-html';

/** A company as the sender of a mail, with its logo, its color and how to reach it; null if there is none. */
export async function findSender(tx: Transaction, tenantId: string): Promise<Sender | null> {
  const [found] = await tx
    .select({
      name: tenants.name,
      logo: logos.content,
      color: tenantSettings.color,
      address: tenantSettings.address,
      phone: tenantSettings.phone,
      email: tenantSettings.email,
    })
    .from(tenants)
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .leftJoin(logos, and(eq(logos.tenantId, tenantSettings.tenantId), eq(logos.id, tenantSettings.logoId)))
    .where(eq(tenants.id, tenantId));
  return found ? { ...found, logo: found.logo ?? undefined } : null;
}
