import { saveChecklist } from '@/lib/inspections/save-checklist';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';

export const GET = routeQuery('inspections.view', null, async (ctx) => ({
  items: (await getTenantSettings(ctx)).checklist,
}));
export const PUT = route(saveChecklist);
