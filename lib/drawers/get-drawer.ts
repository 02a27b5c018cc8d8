import 'server-only';
import { can } from '../auth/permissions';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';
import { type Drawer, readDrawer } from './read-drawer';

/** A drawer as its clerk or a manager may see it. Throws `record_not_found`. */
export async function getDrawer(ctx: ReadContext, drawerId: string): Promise<Drawer> {
  const drawer = await readDrawer(ctx, drawerId);
  if (drawer.memberId !== ctx.member.id && !can(ctx.role, 'payments.sign_off')) throw new AppError('record_not_found');
  return drawer;
}
