import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { newId } from '@/lib/id';
import { PreparedLogo } from '@/lib/tenants/prepared-logo';
import type { Transaction } from '../client';
import { logos } from '../schema/logos';
import { tenantSettings } from '../schema/tenants';

/** A company's logo, prepared as one that an admin uploads. It was made from the drawing beside it. */
export async function readLogo(slug: 'lakay' | 'palmis'): Promise<PreparedLogo> {
  return PreparedLogo.from(await readFile(path.join(import.meta.dirname, slug, 'logo.png')));
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
