import { QuoteInput } from '@/lib/rentals/input';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { routeQuestion } from '@/lib/server/route-question';

/** The price of an agreement's current values, line by line, and what the vehicle clashes with. */
export const POST = routeQuestion('rentals.create', QuoteInput, quoteDraft);
