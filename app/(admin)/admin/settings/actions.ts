'use server';

import { getLocale } from 'next-intl/server';
import { savePlatformSettings } from '@/lib/platform-settings/save-platform-settings';
import { testMail } from '@/lib/platform-settings/test-mail';
import { adminContext } from '@/lib/server/admin-context';
import { operatorAction } from '@/lib/server/operator-action';
import { respond } from '@/lib/server/respond';

/** The brand and the banner are on every page. */
const EVERYWHERE = '/';

export const savePlatformSettingsAction = operatorAction(savePlatformSettings, EVERYWHERE);

export async function testMailAction() {
  return respond(async () => testMail(await adminContext('settings.manage'), await getLocale()));
}
