'use server';

import type { ComboboxOption } from '@/components/forms/combobox';
import { listSelectable } from '@/lib/customers/list-selectable';
import { archiveDriver } from '@/lib/drivers/archive-driver';
import { archiveDrivers } from '@/lib/drivers/archive-drivers';
import { createDriver } from '@/lib/drivers/create-driver';
import { updateDriver } from '@/lib/drivers/update-driver';
import { formatPhone } from '@/lib/format-phone';
import { action } from '@/lib/server/action';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { respond } from '@/lib/server/respond';

export const createDriverAction = action(createDriver, '/drivers');
export const updateDriverAction = action(updateDriver, '/drivers');
export const archiveDriverAction = action(archiveDriver, '/drivers');
export const archiveDriversAction = action(archiveDrivers, '/drivers');

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
