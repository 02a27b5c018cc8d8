import 'server-only';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';
import { findLink } from './find-link';
import type { LinkedPaper } from './input';
import { linkToken, linkTokenHash } from './link-token';
import { listAddenda } from './list-addenda';

export interface PaperLink {
  id: string;
  expiresAt: string;
  /** The paper's own, then those of an agreement's addenda. Empty if only those who have the link know it. */
  addresses: string[];
}

/**
 * The link of a paper; null if there is none. `originOf` gives the company's own origin. Throws `link_origin_missing` where
 * nobody has set to which address links lead.
 */
export async function getPaperLink(
  ctx: ReadContext,
  paper: LinkedPaper,
  originOf: (slug: string) => string | null,
): Promise<PaperLink | null> {
  const { slug } = ctx.tenant;
  const origin = originOf(slug);
  if (origin === null) throw new AppError('link_origin_missing');
  const link = await findLink(ctx, paper);
  if (!link) return null;
  const token = linkToken(link.id);
  const ends = paper.kind === 'agreement' ? await listAddenda(ctx, paper.paperId) : [];
  // The server's secret may be another one since the link was made.
  const known = linkTokenHash(token) === link.tokenHash;
  // A plain host does not name the company.
  const address = (end: string) => `${origin}/api/p/${token}${end}?tenant=${slug}`;
  const addresses = known ? ['', ...ends.map(({ mark }) => `/${mark}`)].map(address) : [];
  return { id: link.id, expiresAt: link.expiresAt.toISOString(), addresses };
}
