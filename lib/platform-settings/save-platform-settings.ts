import 'server-only';
import type { Transaction } from '@/db/client';
import { platformSettings } from '@/db/schema/platform-settings';
import { localToInstant } from '../dates';
import { AppError } from '../errors';
import { assertOffered } from '../plans/assert-offered';
import { forgetPlatformSettings, type PlatformSettings } from '../platform/get-platform-settings';
import { PLATFORM_ZONE } from '../platform-zone';
import { assertUnchangedByOperators } from '../records/assert-unchanged';
import { operatorCommand } from '../server/operator-command';
import { PlatformSettingsInput } from './input';
import { platformRecord } from './platform-record';

type Changed = WithoutVersion<PlatformSettingsInput>;
type WithoutVersion<Input> = Input extends unknown ? Omit<Input, 'version'> : never;

/**
 * Changes one section of the platform's settings. Throws `record_changed` if another operator was first.
 */
export const recordPlatformSettings = operatorCommand(
  { name: 'settings.save_platform', permission: 'settings.manage', input: PlatformSettingsInput },
  async (ctx, { version, ...changed }) => {
    // Safe because leaving one field out of each member leaves the union of the others.
    const input = changed as Changed;
    const [settings] = await ctx.tx.select().from(platformSettings).for('update');
    if (!settings) throw new AppError('record_not_found');
    const { fields, record: before } = platformRecord(input.section, settings);
    const entity = { entity: 'platform_settings', entityId: null };
    await assertUnchangedByOperators(ctx, { fields, record: before, version, ...entity });
    const values = await readValues(ctx.tx, input);
    await ctx.tx.update(platformSettings).set({ ...values, updatedAt: ctx.now });
    const { record: after } = platformRecord(input.section, { ...settings, ...values });
    ctx.record({ subjectTenantId: null, entity: entity.entity, before, after });
    return { section: input.section };
  },
);

/** The same, and this server shows the change at once; others within 10 seconds. */
export const savePlatformSettings: typeof recordPlatformSettings = Object.assign(
  async (...asked: Parameters<typeof recordPlatformSettings>) => {
    const saved = await recordPlatformSettings(...asked);
    forgetPlatformSettings();
    return saved;
  },
  { verb: recordPlatformSettings.verb },
);

/** The columns that a section's form changes. */
async function readValues(tx: Transaction, { section: _, ...input }: Changed): Promise<Partial<PlatformSettings>> {
  if ('defaultPlan' in input) await assertOffered(tx, input.defaultPlan, 'defaultPlan');
  if (!('bannerFrom' in input)) return input;
  const [bannerFrom, bannerUntil] = [input.bannerFrom, input.bannerUntil].map(
    (local) => local && localToInstant(local, PLATFORM_ZONE),
  );
  return { ...input, bannerFrom: bannerFrom || null, bannerUntil: bannerUntil || null };
}
