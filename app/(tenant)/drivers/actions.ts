'use server';

import { revalidatePath } from 'next/cache';
import type { ComboboxOption } from '@/components/forms/combobox';
import { listSelectable } from '@/lib/customers/list-selectable';
import { archiveDriver } from '@/lib/drivers/archive-driver';
import { archiveDrivers } from '@/lib/drivers/archive-drivers';
import { createDriver } from '@/lib/drivers/create-driver';
import { updateDriver } from '@/lib/drivers/update-driver';
import { formatPhone } from '@/lib/format-phone';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { respond } from '@/lib/server/respond';

function saving<Result>(run: () => Promise<Result>) {
  return respond(async () => {
    const result = await run();
    revalidatePath('/drivers', 'layout');
    return result;
  });
}

export async function createDriverAction(input: unknown, key: string) {
  return saving(async () => createDriver(await tenantContext(key), input));
}

export async function updateDriverAction(input: unknown, key: string) {
  return saving(async () => updateDriver(await tenantContext(key), input));
}

export async function archiveDriverAction(driverId: string, key: string) {
  return saving(async () => archiveDriver(await tenantContext(key), { driverId }));
}

/** Customers that a driver can belong to. */
export async function searchDriverCustomersAction(text: string) {
  return respond(async (): Promise<ComboboxOption[]> => {
    const rows = await query(await tenantContext(), 'customers.view', (q) =>
      listSelectable(q, String(text).slice(0, 100)),
    );
    return rows.map((row) => ({
      id: row.id,
      label: row.fullName,
      detail: [formatPhone(row.phone), row.licenseNumber].filter(Boolean).join(' · '),
    }));
  });
}

export async function archiveDriversAction(driverIds: string[], key: string) {
  return saving(async () => archiveDrivers(await tenantContext(key), { driverIds }));
}
