import { getBiller } from '@/lib/billing/get-biller';
import { getSubscription } from '@/lib/billing/get-subscription';
import { routeQuery } from '@/lib/server/route-query';

/** The company's own plan, its use and its invoices, and who bills it. */
export const GET = routeQuery('settings.manage', null, async (ctx) => {
  const [subscription, biller] = await Promise.all([getSubscription(ctx), getBiller()]);
  return { ...subscription, biller };
});
