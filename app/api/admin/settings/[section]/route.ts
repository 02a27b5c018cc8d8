import { readPlatformSection } from '@/lib/platform-settings/read-platform-section';
import { savePlatformSettings } from '@/lib/platform-settings/save-platform-settings';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteQuery } from '@/lib/server/route-query';

/** What the platform's keepers decide for everybody, one section at a time. */
export const GET = operatorRouteQuery('settings.manage', null, (ctx, { params }) =>
  readPlatformSection(ctx, params.section ?? ''),
);
export const PUT = operatorRoute(savePlatformSettings);
