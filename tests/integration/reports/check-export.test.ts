import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import { beginExport } from '@/lib/reports/begin-export';
import { checkExport } from '@/lib/reports/check-export';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle } from '@/tests/support/factories';

afterAll(closeDatabase);

const ASKED = { from: '2026-01-01', until: '2035-12-31', types: ['vehicles' as const], format: 'csv' as const };

it('refuses beforehand what the export itself would refuse', async () => {
  const tenant = await makeTenant();
  const check = async () => query(await asManager(tenant), 'reports.view', (ctx) => checkExport(ctx, ASKED));
  await expect(check()).rejects.toMatchObject({ code: 'no_data_period' });
  await makeVehicle(tenant);
  await expect(check()).resolves.toBeUndefined();
  for (let index = 0; index < 10; index += 1)
    await beginExport(await asManager(tenant), { ...ASKED, exportId: newId() });
  await expect(check()).rejects.toMatchObject({ code: 'too_many_requests' });
});
