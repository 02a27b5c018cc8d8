import { expect, it } from 'vitest';
import { withPlatform } from '@/db/client';
import { platformSettings } from '@/db/schema/platform-settings';
import { getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { ownDatabase } from '@/tests/support/own-database';

it('lets nothing that was read from one database hold in another', async () => {
  const leaveFirst = await ownDatabase();
  await withPlatform((tx) => tx.update(platformSettings).set({ brandName: 'Machin Lakay' }));
  expect((await getPlatformSettings()).brandName).toBe('Machin Lakay');
  await leaveFirst();
  const leaveSecond = await ownDatabase();
  expect((await getPlatformSettings()).brandName).toBe('');
  await leaveSecond();
});
