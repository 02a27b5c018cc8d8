import { AppError } from '@/lib/errors';
import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';
import { getSettingsSection } from '@/lib/tenants/get-settings-section';
import { saveSettings } from '@/lib/tenants/save-settings';
import { isSettingsSection } from '@/lib/tenants/settings-fields';

/** What the company decides for itself, one section at a time. */
export const GET = routeQuery('settings.manage', null, async (ctx, { params: { section = '' } }) => {
  if (!isSettingsSection(section)) throw new AppError('record_not_found');
  const { fields, record } = await getSettingsSection(ctx, section);
  return withVersion(fields, record);
});
export const PUT = route(saveSettings);
