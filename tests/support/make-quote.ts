import { createQuote } from '@/lib/quotes/create-quote';
import { asAgent } from './contexts';
import { makeCustomer, makeVehicle, type TestTenant } from './factories';
import { reservationValues } from './reserve';

/** A quote that an agent has made for a customer, with the values that made it. */
export async function makeQuote(tenant: TestTenant, more: object = {}) {
  const customerId = await makeCustomer(tenant);
  const vehicleId = await makeVehicle(tenant);
  const values = reservationValues(customerId, { vehicleId }, more);
  const made = await createQuote(await asAgent(tenant), values);
  return { ...made, customerId, vehicleId, values };
}

/** The same for a caller, who is no customer yet. */
export function makeCallerQuote(tenant: TestTenant, more: object = {}) {
  return makeQuote(tenant, { customerId: '', callerName: 'Rodèl Sen-Lwi', callerPhone: '37 00 00 44', ...more });
}
