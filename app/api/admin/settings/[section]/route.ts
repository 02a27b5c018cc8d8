import { readPlatformSection } from '@/lib/platform-settings/read-platform-section';
import { savePlatformSettings } from '@/lib/platform-settings/save-platform-settings';
import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';

/** What the platform's keepers decide for everybody, one section at a time. */
export const GET = answering(async (_, { section }) => {
  const record = await readPlatformSection(await adminContext('settings.manage'), String(section));
  return Response.json(record, { headers: { 'cache-control': 'no-store' } });
});
export const PUT = operatorRoute(savePlatformSettings);
