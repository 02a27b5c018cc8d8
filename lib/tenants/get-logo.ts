import 'server-only';
import { and, eq } from 'drizzle-orm';
import { logos } from '@/db/schema/logos';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** A logo that the company has or had. Throws `record_not_found`. */
export async function getLogo({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>, id: string) {
  const mine = and(eq(logos.tenantId, tenantId), eq(logos.id, id));
  const [logo] = isId(id) ? await tx.select().from(logos).where(mine) : [];
  if (!logo) throw new AppError('record_not_found');
  return logo;
}
