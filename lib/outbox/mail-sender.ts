import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { logos } from '@/db/schema/logos';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import type { Sender } from '../mail/letter-html';
import type { ClaimedMail } from './claim-mail';
import { isPlatformLetter } from './platform-letters';

/** The company in whose name a mail goes, with its logo; null for a mail of the platform's own. */
export async function mailSender(
  tx: Transaction,
  { tenantId, key }: Pick<ClaimedMail, 'tenantId' | 'key'>,
): Promise<Sender | null> {
  if (isPlatformLetter(key)) return null;
  const [found] = await tx
    .select({ name: tenants.name, logo: logos.content })
    .from(tenants)
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .leftJoin(logos, and(eq(logos.tenantId, tenantSettings.tenantId), eq(logos.id, tenantSettings.logoId)))
    .where(eq(tenants.id, tenantId));
  return found ? { name: found.name, logo: found.logo ?? undefined } : null;
}
