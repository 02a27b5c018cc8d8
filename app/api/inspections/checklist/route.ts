import { saveChecklist } from '@/lib/inspections/save-checklist';
import { route, routeQuery } from '@/lib/server/route';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';

export const GET = routeQuery('inspections.view', async (ctx) => ({
  items: (await getTenantSettings(ctx)).checklist,
}));
export const PUT = route(saveChecklist);
