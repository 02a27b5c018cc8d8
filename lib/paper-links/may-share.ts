import 'server-only';
import type { TenantContext } from '../server/context';
import { may } from '../server/may';
import { LINK_RIGHTS } from './link-right';
import type { LinkedKind } from './values';

/** Whether somebody may make links to papers of this kind. */
export function mayShare(ctx: TenantContext, kind: LinkedKind): boolean {
  return may(ctx, 'papers.share') && may(ctx, LINK_RIGHTS[kind]);
}
