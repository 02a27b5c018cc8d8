import { newId } from '@/lib/id';
import { agreementSnapshot } from '@/lib/rentals/agreement-snapshot';
import type { Transaction } from '../client';
import { paperOrders } from '../schema/files';
import { signatures } from '../schema/signatures';
import { tenantSettings } from '../schema/tenants';
import type { Inserted } from './insert-company';
import type { DriverRow } from './insert-drivers';
import type { SeededRental } from './insert-history';
import { demoSignature } from './signature';

/** Orders the signed papers of the rentals that are out now. Returns the orders' ids. */
export async function insertPapers(
  tx: Transaction,
  tenantId: string,
  at: { seeded: SeededRental[]; made: Inserted; named: Map<string, DriverRow[]> },
): Promise<string[]> {
  const [settings] = await tx.select().from(tenantSettings);
  const ordered: string[] = [];
  if (!settings) return ordered;
  for (const { row, quote, vehicle, customer, plan } of at.seeded.filter(({ row }) => row.status === 'active')) {
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
    const signed = { tenantId, rentalId: row.id, signedAt: plan.out };
    await tx.insert(signatures).values([
      { ...signed, id: newId(), signer: 'customer', name: signers.customer, image: images.customer },
      { ...signed, id: newId(), signer: 'agent', name: signers.agent, image: images.agent },
    ]);
    const id = newId();
    await tx.insert(paperOrders).values({
      ...{ tenantId, id, kind: 'agreement', rentalId: row.id, number: row.number, data: snapshot, createdAt: plan.out },
    });
    ordered.push(id);
  }
  return ordered;
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
