import { getPaperLink } from '@/lib/paper-links/get-paper-link';
import { LinkedPaper } from '@/lib/paper-links/input';
import { sharePaper } from '@/lib/paper-links/share-paper';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';
import { requestOrigin } from '@/lib/tenants/request-origin';

/** The link of a paper that still opens it. */
export const GET = routeQuery('papers.share', LinkedPaper, async (ctx, { asked }) => ({
  link: await getPaperLink(ctx, asked, await requestOrigin()),
}));
export const POST = route(sharePaper, 201);
