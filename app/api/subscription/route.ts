import { getSubscription } from '@/lib/billing/get-subscription';
import { routeQuery } from '@/lib/server/route';

/** The company's own plan, its use and its invoices. */
export const GET = routeQuery('settings.manage', getSubscription);
