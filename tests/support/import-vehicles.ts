import { and, eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { vehicles } from '@/db/schema/vehicles';
import { checkImport } from '@/lib/imports/check-import';
import { ImportSettings } from '@/lib/imports/input';
import { runVehicleImport } from '@/lib/imports/run-import';
import { query } from '@/lib/server/query';
import { asManager } from './contexts';
import type { TestTenant } from './factories';
import { upload, VEHICLE_COLUMNS } from './import-lists';

/** Uploads a list of vehicles and imports it. */
export async function importVehicles(tenant: TestTenant, text: string, settings: object = {}) {
  const ctx = await asManager(tenant);
  const importId = await upload(ctx, 'vehicles', text);
  return runVehicleImport(ctx, { importId, columns: VEHICLE_COLUMNS, ...settings });
}

/** Uploads a list of vehicles and checks what its import would do. */
export async function checkVehicles(tenant: TestTenant, text: string, settings: object = {}) {
  const ctx = await asManager(tenant);
  const importId = await upload(ctx, 'vehicles', text);
  const taken = ImportSettings.parse({ columns: VEHICLE_COLUMNS, ...settings });
  return query(ctx, 'vehicles.import', (q) => checkImport(q, { kind: 'vehicles', importId, settings: taken }));
}

/** The vehicle as stored. */
export async function findVehicle(tenant: TestTenant, plateKey: string) {
  const mine = and(eq(vehicles.tenantId, tenant.id), eq(vehicles.plateKey, plateKey));
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(vehicles).where(mine));
  return row;
}
