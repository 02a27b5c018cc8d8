import 'server-only';
import { platformSettings } from '@/db/schema/platform-settings';
import { AppError } from '../errors';
import { withVersion } from '../records/record-version';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { isPlatformSection } from './fields';
import { platformRecord } from './platform-record';

/** One section of the platform's settings as stored now, with its version. Throws `record_not_found` for another name. */
export async function readPlatformSection(ctx: AdminContext, section: string) {
  if (!isPlatformSection(section)) throw new AppError('record_not_found');
  const [settings] = await operatorQuery(ctx, 'settings.manage', (tx) => tx.select().from(platformSettings));
  if (!settings) throw new AppError('record_not_found');
  const { fields, record } = platformRecord(section, settings);
  return withVersion(fields, record);
}
