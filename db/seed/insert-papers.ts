import { newId } from '@/lib/id';
import { agreementSnapshot } from '@/lib/rentals/agreement-snapshot';
import type { Transaction } from '../client';
import { paperOrders } from '../schema/files';
import { signatures } from '../schema/signatures';
import { tenantSettings } from '../schema/tenants';
import type { Inserted } from './insert-company';
import type { DriverRow } from './insert-drivers';
import type { SeededRental } from './insert-history';
import { inSlices } from './numbering';
import { demoSignature } from './signature';

/**
 * Orders the signed agreement of every rental. Returns the orders of those that are out now, to be printed at once. The others are
 * printed by the job `print-papers`, or before that by whoever opens one: all of them would take minutes.
 */
export async function insertPapers(
  tx: Transaction,
  tenantId: string,
  at: { seeded: SeededRental[]; made: Inserted; named: Map<string, DriverRow[]> },
): Promise<string[]> {
  const [settings] = await tx.select().from(tenantSettings);
  if (!settings) return [];
  const signed: (typeof signatures.$inferInsert)[] = [];
  const orders: (typeof paperOrders.$inferInsert & { id: string })[] = [];
  for (const { row, quote, vehicle, customer, plan } of at.seeded) {
    const drivers = at.named.get(row.id) ?? [];
    const signers = { customer: customer.fullName, agent: at.made.staff.agent.name };
    const images = { customer: demoSignature(signers.customer), agent: demoSignature(signers.agent) };
    const snapshot = agreementSnapshot({
      input: {
        customerId: customer.id,
        vehicleId: vehicle.id,
        driverIds: drivers.map(({ id }) => id),
        pickupAt: '',
        dueAt: '',
        pickupLocation: row.pickupLocation ?? '',
        returnLocation: row.returnLocation ?? '',
        usageZone: row.usageZone ?? '',
        dailyRateCents: vehicle.dailyRateCents,
        depositCents: row.depositCents ?? 0,
        milesPerDay: row.milesPerDay ?? 0,
        fuelPolicy: 'same_to_same',
        insurancePerDayCents: row.insurancePerDayCents ?? 0,
        protections: [],
        options: [],
        paymentMethod: 'cash',
        discountCents: null,
        discountReason: '',
        fuelLevel: 'three_quarters',
        odometerKm: plan.outKm,
        damageNotes: '',
        damages: [],
        checklist: [],
        skippedShots: {},
        odometerConfirmed: false,
        customerSignature: images.customer,
        customerSigner: '',
        agentSignature: images.agent,
        agentSigner: '',
        acknowledgments: ['terms', 'charges', 'gps', 'no_border'],
        notes: '',
        taxExempt: false,
        taxExemptReason: '',
      },
      quote,
      out: plan.out,
      due: plan.due,
      now: plan.out,
      number: row.number,
      rentalId: row.id,
      customer: { ...whole(customer), language: customer.language ?? 'fr' },
      drivers,
      vehicle: {
        make: vehicle.make,
        model: vehicle.model,
        year: vehicle.year,
        plate: vehicle.plate,
        vin: vehicle.vin ?? null,
        color: vehicle.color ?? '',
      },
      settings,
      signers,
      ownTerms: { en: settings.termsEn, fr: settings.termsFr, ht: settings.termsHt },
    });
    const both = { tenantId, rentalId: row.id, signedAt: plan.out };
    signed.push(
      { ...both, id: newId(), signer: 'customer', name: signers.customer, image: images.customer },
      { ...both, id: newId(), signer: 'agent', name: signers.agent, image: images.agent },
    );
    orders.push({
      ...{ tenantId, id: newId(), kind: 'agreement', rentalId: row.id, number: row.number },
      ...{ data: snapshot, createdAt: plan.out },
    });
  }
  await inSlices(signed, (rows) => tx.insert(signatures).values(rows));
  await inSlices(orders, (rows) => tx.insert(paperOrders).values(rows));
  const out = new Set(at.seeded.filter(({ row }) => row.status === 'active').map(({ row }) => row.id));
  return orders.filter(({ rentalId }) => out.has(rentalId ?? '')).map(({ id }) => id);
}

function whole(customer: SeededRental['customer']) {
  const {
    fullName,
    address = '',
    city = '',
    postalCode = '',
    licenseNumber,
    licenseExpiresOn = null,
    idType = 'national',
    idNumber = '',
  } = customer;
  const { phone = null, email = null, dateOfBirth = null } = customer;
  return {
    fullName,
    address,
    city,
    postalCode,
    licenseNumber,
    licenseExpiresOn,
    idType,
    idNumber,
    phone,
    email,
    dateOfBirth,
    country: 'HT',
    licenseCountry: 'HT',
    idExpiresOn: null,
    emergencyName: '',
    emergencyPhone: null,
  };
}
