'use server';

import type { ComboboxOption } from '@/components/forms/combobox';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { archiveCustomers } from '@/lib/customers/archive-customers';
import { blacklistCustomer, clearCustomer, setCustomerStatus } from '@/lib/customers/change-customer-status';
import { createCustomer } from '@/lib/customers/create-customer';
import { listSelectable } from '@/lib/customers/list-selectable';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { updateCustomer } from '@/lib/customers/update-customer';
import { formatPhone } from '@/lib/format-phone';
import { action } from '@/lib/server/action';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { respond } from '@/lib/server/respond';

export const createCustomerAction = action(createCustomer, '/customers');
export const updateCustomerAction = action(updateCustomer, '/customers');
export const archiveCustomerAction = action(archiveCustomer, '/customers');
export const archiveCustomersAction = action(archiveCustomers, '/customers');
export const setCustomerStatusAction = action(setCustomerStatus, '/customers');
export const blacklistCustomerAction = action(blacklistCustomer, '/customers');
export const clearCustomerAction = action(clearCustomer, '/customers');
export const mergeCustomersAction = action(mergeCustomers, '/customers');

/** Customers other than this one that match the typed text. */
export async function searchCustomersAction(text: string, except: string) {
  return respond(async (): Promise<ComboboxOption[]> => {
    const rows = await query(await tenantContext(), 'customers.view', (q) =>
      listSelectable(q, String(text).slice(0, 100)),
    );
    return rows
      .filter(({ id }) => id !== except)
      .map((row) => ({
        id: row.id,
        label: row.fullName,
        detail: [formatPhone(row.phone), row.licenseNumber].filter(Boolean).join(' · '),
      }));
  });
}
