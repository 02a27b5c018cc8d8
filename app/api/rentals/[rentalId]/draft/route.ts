import { AppError } from '@/lib/errors';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { findDraft } from '@/lib/rentals/get-draft';
import { saveDraft } from '@/lib/rentals/save-draft';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** An agreement that is not signed yet, with all that was typed. `version` and `step` are sent with the next save. */
export const GET = routeQuery('rentals.create', null, async (ctx, { params }) => {
  const draft = await findDraft(ctx, params.rentalId ?? '');
  if (!draft) throw new AppError('record_not_found');
  return draft;
});
export const PUT = route(saveDraft);
export const DELETE = route(discardDraft);
