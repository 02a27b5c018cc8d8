import 'server-only';
import { withTenant } from '@/db/client';
import { findSender } from '../mail/find-sender';
import type { Sender } from '../mail/letter-html';

/** In whose name a link to set a password is mailed: the company with its logo and color, or a mere name. */
export async function linkSender(tenantId: string | null, name: string): Promise<Sender> {
  const company = tenantId === null ? null : await withTenant(tenantId, (tx) => findSender(tx, tenantId));
  return company ?? { name };
}
