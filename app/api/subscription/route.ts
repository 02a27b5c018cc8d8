import { getSubscription } from '@/lib/billing/get-subscription';
import { routeQuery } from '@/lib/server/route-query';

/** The company's own plan, its use and its invoices. */
export const GET = routeQuery('settings.manage', null, getSubscription);
