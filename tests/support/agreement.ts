import { demoSignature } from '@/db/seed/signature';
import { instantToLocal } from '@/lib/dates';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { saveDraft } from '@/lib/rentals/save-draft';
import { ACKNOWLEDGMENTS } from '@/lib/rentals/values';
import { asAgent } from './contexts';
import { makeCustomer, makeVehicle, type TestTenant } from './factories';

const ZONE = 'America/Port-au-Prince';

/** The price of these values: three days at 95.00. */
export const AGREEMENT_TOTAL_CENTS = 28_500;

/**
 * A time this many hours from now, as the wizard's fields hold it. Two times that belong together get one `now`, or a new
 * minute might begin between them.
 */
export function localIn(hours: number, now = Date.now()): string {
  return instantToLocal(new Date(now + hours * HOUR_MS), ZONE);
}

/** The wizard's values for a three-day rental that can be handed over now. */
export function agreementValues(customerId: string, vehicleId: string, more: object = {}) {
  const now = Date.now();
  return {
    customerId,
    vehicleId,
    pickupAt: localIn(0, now),
    dueAt: localIn(72, now),
    pickupLocation: 'Cap-Haïtien',
    returnLocation: 'Cap-Haïtien',
    usageZone: '',
    dailyRateCents: '95.00',
    depositCents: '500.00',
    milesPerDay: '60',
    fuelPolicy: 'same_to_same',
    insurancePerDayCents: '0',
    protections: [],
    options: [],
    paymentMethod: 'cash',
    discountCents: '',
    discountReason: '',
    fuelLevel: 'full',
    odometerKm: '40000',
    damageNotes: '',
    customerSignature: demoSignature('customer'),
    customerSigner: '',
    agentSignature: demoSignature('agent'),
    agentSigner: '',
    acknowledgments: [...ACKNOWLEDGMENTS],
    notes: '',
    taxExempt: false,
    taxExemptReason: '',
    ...more,
  };
}

interface Parts {
  vehicleId?: string;
  customerId?: string;
  values?: object;
  total?: number;
}

/** A saved draft, and the input that hands it over. */
export async function makeDraft(tenant: TestTenant, parts: Parts = {}) {
  const vehicleId = parts.vehicleId ?? (await makeVehicle(tenant));
  const customerId = parts.customerId ?? (await makeCustomer(tenant));
  const rentalId = newId();
  const values = agreementValues(customerId, vehicleId, parts.values);
  await saveDraft(await asAgent(tenant), { rentalId, step: 'review', values });
  return { rentalId, vehicleId, customerId, values, expectedTotalCents: parts.total ?? AGREEMENT_TOTAL_CENTS };
}
