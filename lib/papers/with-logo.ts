import 'server-only';
import { isId } from '../id';
import type { PaperContent } from './draw-paper';
import { printLogo } from './print-logo';

/** A paper with the bytes of its logo instead of its name, so that orders and copies need not hold them. */
export async function withLogo(paper: PaperContent): Promise<PaperContent> {
  const [tenantId, logoId] = paper.data.company.logo?.split('/') ?? [];
  // A sample may hold the picture itself.
  if (!isId(tenantId) || !isId(logoId)) return paper;
  const content = await printLogo(tenantId, logoId);
  const logo = `data:image/png;base64,${content.toString('base64')}`;
  // Safe because only the company of the same paper is another one.
  return { ...paper, data: { ...paper.data, company: { ...paper.data.company, logo } } } as PaperContent;
}
