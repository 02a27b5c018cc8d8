import 'server-only';
import { sql } from 'drizzle-orm';
import { prepareMentions } from '../search/mentions';
import { tallyTabs } from '../search/tally-tabs';
import type { ReadContext } from '../server/query';
import type { RentalFilters } from './list-input';
import { rentalCondition } from './list-rentals';
import { RENTAL_MENTIONS } from './rental-mentions';
import { isShownAs } from './status-sql';

/** How many rentals each status tab, or only the current one, has for the same search and filters. */
export async function tallyRentals(
  ctx: ReadContext,
  filters: Pick<RentalFilters, 'due' | 'status' | 'q'>,
  search = prepareMentions(ctx, RENTAL_MENTIONS, filters.q),
  { currentOnly = false } = {},
) {
  const shown = (status: Parameters<typeof isShownAs>[0]) => isShownAs(status, ctx.now);
  return tallyTabs(ctx, {
    list: RENTAL_MENTIONS,
    search: await search,
    condition: rentalCondition(ctx, filters),
    tabs: {
      all: sql`true`,
      draft: shown('draft'),
      reserved: shown('reserved'),
      active: shown('active'),
      overdue: shown('overdue'),
      completed: shown('completed'),
      cancelled: shown('cancelled'),
    },
    current: filters.status,
    currentOnly,
  });
}
