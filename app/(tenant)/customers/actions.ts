'use server';

import { revalidatePath } from 'next/cache';
import type { ComboboxOption } from '@/components/forms/combobox';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { archiveCustomers } from '@/lib/customers/archive-customers';
import { blacklistCustomer, clearCustomer, setCustomerStatus } from '@/lib/customers/change-customer-status';
import { createCustomer } from '@/lib/customers/create-customer';
import { listSelectable } from '@/lib/customers/list-selectable';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { updateCustomer } from '@/lib/customers/update-customer';
import { formatPhone } from '@/lib/format-phone';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { respond } from '@/lib/server/respond';

function saving<Result>(run: () => Promise<Result>) {
  return respond(async () => {
    const result = await run();
    revalidatePath('/customers', 'layout');
    return result;
  });
}

export async function createCustomerAction(input: unknown, key: string) {
  return saving(async () => createCustomer(await tenantContext(key), input));
}

export async function updateCustomerAction(input: unknown, key: string) {
  return saving(async () => updateCustomer(await tenantContext(key), input));
}

export async function archiveCustomerAction(customerId: string, key: string) {
  return saving(async () => archiveCustomer(await tenantContext(key), { customerId }));
}

export async function setCustomerStatusAction(customerId: string, status: 'active' | 'inactive') {
  return saving(async () => setCustomerStatus(await tenantContext(), { customerId, status }));
}

export async function blacklistCustomerAction(customerId: string, reason: string, key: string) {
  return saving(async () => blacklistCustomer(await tenantContext(key), { customerId, reason }));
}

export async function clearCustomerAction(customerId: string, reason: string, key: string) {
  return saving(async () => clearCustomer(await tenantContext(key), { customerId, reason }));
}

export async function mergeCustomersAction(input: unknown, key: string) {
  return saving(async () => mergeCustomers(await tenantContext(key), input));
}

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

export async function archiveCustomersAction(customerIds: string[], key: string) {
  return saving(async () => archiveCustomers(await tenantContext(key), { customerIds }));
}
