'use server';

import { archiveCustomer } from '@/lib/customers/archive-customer';
import { archiveCustomers } from '@/lib/customers/archive-customers';
import { blacklistCustomer, clearCustomer, setCustomerStatus } from '@/lib/customers/change-customer-status';
import { createCustomer } from '@/lib/customers/create-customer';
import { listCustomerChoices } from '@/lib/customers/list-customer-choices';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { updateCustomer } from '@/lib/customers/update-customer';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const createCustomerAction = action(createCustomer, '/customers');
export const updateCustomerAction = action(updateCustomer, '/customers');
export const archiveCustomerAction = action(archiveCustomer, '/customers');
export const archiveCustomersAction = action(archiveCustomers, '/customers');
export const setCustomerStatusAction = action(setCustomerStatus, '/customers');
export const blacklistCustomerAction = action(blacklistCustomer, '/customers');
export const clearCustomerAction = action(clearCustomer, '/customers');
export const mergeCustomersAction = action(mergeCustomers, '/customers');
export const searchCustomersAction = readAction('customers.view', listCustomerChoices);
