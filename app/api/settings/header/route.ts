import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';
import { getBusinessHeader } from '@/lib/tenants/get-business-header';
import { HEADER_FIELDS } from '@/lib/tenants/header-fields';
import { saveBusinessHeader } from '@/lib/tenants/save-business-header';

/** What the company's papers and reports say about it at their head. */
export const GET = routeQuery('reports.view', null, async (ctx) =>
  withVersion(HEADER_FIELDS, await getBusinessHeader(ctx)),
);
export const PUT = route(saveBusinessHeader);
