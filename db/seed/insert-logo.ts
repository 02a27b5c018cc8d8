import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { newId } from '@/lib/id';
import { PreparedLogo } from '@/lib/tenants/prepared-logo';
import type { Transaction } from '../client';
import { logos } from '../schema/logos';
import { tenantSettings } from '../schema/tenants';

/** A drawing as the picture that an admin would have uploaded. */
export async function prepareLogo(drawing: string): Promise<PreparedLogo> {
  return PreparedLogo.from(await sharp(Buffer.from(drawing)).flatten({ background: 'white' }).png().toBuffer());
}

/** Gives a company its logo, before anything is printed in its name. */
export async function insertLogo(
  tx: Transaction,
  tenantId: string,
  { logo: { image, sha256 }, by, at }: { logo: PreparedLogo; by: string; at: Date },
): Promise<void> {
  const id = newId();
  await tx.insert(logos).values({ tenantId, id, ...image, sha256, createdAt: at, createdBy: by });
  await tx.update(tenantSettings).set({ logoId: id }).where(eq(tenantSettings.tenantId, tenantId));
}
