import 'server-only';
import { cookies } from 'next/headers';
import type { TenantContext } from '../server/context';

export interface ChosenColumns {
  cookie: string;
  shown: string[];
}

/**
 * The columns of a list that a member wants to see. Assumption: the choice depends on the device, because a wide screen
 * shows more than a narrow one. It is therefore a cookie, one for each member and list.
 */
export async function listColumns(ctx: TenantContext, list: string, standard: string[]): Promise<ChosenColumns> {
  const cookie = `wout.columns.${list}.${ctx.member.id.slice(-12)}`;
  const kept = (await cookies()).get(cookie)?.value;
  return { cookie, shown: kept ? kept.split('.') : standard };
}
