import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { tenantSettings } from '@/db/schema/tenants';
import { listPlaceHours } from '@/lib/hours/list-place-hours';
import { removePlaceHours } from '@/lib/hours/remove-place-hours';
import { savePlaceHours } from '@/lib/hours/save-place-hours';
import { query } from '@/lib/server/query';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant } from '@/tests/support/factories';

afterAll(closeDatabase);

/** What every JavaScript object has, and a customer may call a place. */
describe.each(['constructor', 'toString', '__proto__'])('a place called %s', (place) => {
  it('has no hours before it is given some, and none once they are taken away', async () => {
    const tenant = await makeTenant();
    await withTenant(tenant.id, (tx) => tx.update(tenantSettings).set({ locations: [place] }));
    const ctx = await asAdmin(tenant);
    const listed = async () => (await query(ctx, 'settings.manage', listPlaceHours)).places[1];
    await expect(removePlaceHours(ctx, { place })).rejects.toMatchObject({ code: 'record_not_found' });
    await editNow(savePlaceHours, ctx, { place, monday: '08:00-17:00', afterHours: 'refused' });
    expect(await listed()).toMatchObject({ place, set: true, monday: '08:00-17:00' });
    await removePlaceHours(ctx, { place });
    expect(await listed()).toMatchObject({ place, set: false, monday: null });
  });
});
