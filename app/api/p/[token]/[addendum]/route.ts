import { linkedPaperRoute } from '@/lib/paper-links/linked-paper-route';

/** An addendum of the agreement that the link opens, `A1`. */
export const GET = linkedPaperRoute(Date.now);
