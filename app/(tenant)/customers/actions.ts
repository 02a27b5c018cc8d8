'use server';

import { revalidatePath } from 'next/cache';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { blacklistCustomer, clearCustomer, setCustomerStatus } from '@/lib/customers/change-customer-status';
import { createCustomer } from '@/lib/customers/create-customer';
import { updateCustomer } from '@/lib/customers/update-customer';
import { tenantContext } from '@/lib/server/context';
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
