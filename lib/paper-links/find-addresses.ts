import 'server-only';
import type { ReadContext } from '../server/query';
import { getPaperLink } from './get-paper-link';
import type { LinkedPaper } from './input';

/** The addresses at which a customer reads a paper; none if it has no link, or nobody has set to which address links lead. */
export async function findAddresses(
  ctx: ReadContext,
  paper: LinkedPaper,
  originOf: (slug: string) => string | null,
): Promise<string[]> {
  if (originOf(ctx.tenant.slug) === null) return [];
  return (await getPaperLink(ctx, paper, originOf))?.addresses ?? [];
}
