import { runCustomerImport, runDriverImport, runVehicleImport } from '@/lib/imports/run-import';
import { readList, uploadCustomers, uploadDrivers, uploadVehicles } from '@/lib/imports/upload-import';
import type { ImportKind } from '@/lib/imports/values';
import { asManager } from '@/tests/support/contexts';
import type { TestTenant } from '@/tests/support/factories';
import {
  CUSTOMER_COLUMNS,
  customerList,
  DRIVER_COLUMNS,
  driverList,
  upload,
  VEHICLE_COLUMNS,
  vehicleList,
} from '@/tests/support/import-lists';
import { randomDigits } from '@/tests/support/random-digits';
import type { VerbCase } from './verb-case';

const LISTS = {
  vehicles: [vehicleList, VEHICLE_COLUMNS],
  customers: [customerList, CUSTOMER_COLUMNS],
  drivers: [driverList, DRIVER_COLUMNS],
} as const;

function text(kind: ImportKind, change?: (cells: string[]) => string[]): string {
  return LISTS[kind][0]({ count: 1, mark: randomDigits().slice(-5), ...(change && { change }) });
}

function uploadCase(verb: VerbCase['verb'], kind: ImportKind): VerbCase {
  return {
    verb,
    allowed: async ({ id }) => ({
      fileName: 'list.csv',
      list: await readList(kind, { bytes: Buffer.from(text(kind)), tenantId: id }),
    }),
    // A file that is not a list does not reach the verb, but an empty one does.
    forbidden: async () => [{ fileName: 'list.csv', list: 'text' }, 'validation_error', { list: 'required' }],
    stranger: null,
  };
}

function runCase(verb: VerbCase['verb'], kind: ImportKind): VerbCase {
  const columns = LISTS[kind][1];
  const input = async (tenant: TestTenant, list: string) => ({
    importId: await upload(await asManager(tenant), kind, list),
    columns,
  });
  return {
    verb,
    allowed: (tenant) => input(tenant, text(kind)),
    forbidden: async (tenant) => [
      await input(
        tenant,
        text(kind, (cells) => cells.with(0, '')),
      ),
      'import_has_problems',
    ],
    stranger: 'record_not_found',
  };
}

export const IMPORT_VERBS: VerbCase[] = [
  uploadCase(uploadVehicles, 'vehicles'),
  uploadCase(uploadCustomers, 'customers'),
  uploadCase(uploadDrivers, 'drivers'),
  runCase(runVehicleImport, 'vehicles'),
  runCase(runCustomerImport, 'customers'),
  runCase(runDriverImport, 'drivers'),
];
