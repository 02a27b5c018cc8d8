import { getOwnTerms } from '@/lib/papers/get-own-terms';
import { saveTerms } from '@/lib/papers/save-terms';
import { TERMS_FIELDS } from '@/lib/papers/terms-fields';
import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** The terms that the company has written for its agreements, in each language. */
export const GET = routeQuery('settings.manage', null, async (ctx) =>
  withVersion(TERMS_FIELDS, await getOwnTerms(ctx)),
);
export const PUT = route(saveTerms);
