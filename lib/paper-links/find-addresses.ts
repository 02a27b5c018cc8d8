import 'server-only';
import type { ReadContext } from '../server/query';
import { getPaperLink } from './get-paper-link';
import type { LinkedPaper } from './input';
import { mayShare } from './may-share';

/**
 * The addresses at which a customer reads a paper. None if it has no link, if the reader may make none, or if nobody has set to which
 * address links lead.
 */
export async function findAddresses(
  ctx: ReadContext,
  paper: LinkedPaper,
  originOf: (slug: string) => string | null,
): Promise<string[]> {
  if (!mayShare(ctx, paper.kind) || originOf(ctx.tenant.slug) === null) return [];
  return (await getPaperLink(ctx, paper, originOf))?.addresses ?? [];
}
