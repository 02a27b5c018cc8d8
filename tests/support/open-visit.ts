import { and, eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { vendors } from '@/db/schema/maintenance';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { asAgent } from './contexts';
import { makeVehicle, type TestTenant } from './factories';

/** A new ticket's form. */
export function ticketValues(vehicleId: string, values: object = {}) {
  return {
    vehicleId,
    serviceType: 'brake_service',
    resultingStatus: 'maintenance',
    vendorName: 'Garaj Ti Jo',
    shopName: '',
    odometerKm: '40 100',
    costCents: '45.00',
    notes: 'Noise in front',
    ...values,
  };
}

/** The id of a ticket for a vehicle of its own, or the one named. It has begun, unless the values say when. */
export async function openVisit(
  tenant: TestTenant,
  values: { vehicleId?: string; [field: string]: unknown } = {},
): Promise<string> {
  const vehicleId = values.vehicleId ?? (await makeVehicle(tenant));
  return (await openTicket(await asAgent(tenant), ticketValues(vehicleId, values))).id;
}

/** The id of the vendor with a name. */
export async function vendorOf(tenant: TestTenant, name: string): Promise<string> {
  const found = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: vendors.id })
      .from(vendors)
      .where(and(eq(vendors.tenantId, tenant.id), eq(vendors.name, name))),
  );
  return found[0]?.id ?? '';
}

/** A new plan's form: oil every 5,000 km or 6 months, counted from the start of 2026. */
export function planValues(values: object) {
  return { serviceType: 'oil_change', everyKm: '5 000', everyMonths: '6', startsOn: '2026-01-01', ...values };
}
