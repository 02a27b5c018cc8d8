import { describe, expect, it } from 'vitest';
import { quoteRental } from '@/lib/pricing/quote';
import { agreementSnapshot } from '@/lib/rentals/agreement-snapshot';
import { AgreementInput } from '@/lib/rentals/input';
import { ACKNOWLEDGMENTS } from '@/lib/rentals/values';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const PNG = 'data:image/png;base64,';
const NOW = new Date('2026-11-21T13:05:00Z');
const OUT = new Date('2026-11-21T14:00:00Z');
const DUE = new Date('2026-11-24T14:00:00Z');

// Every text differs, so that one printed in another's place is noticed.
const INPUT = {
  customerId: ID,
  vehicleId: ID,
  pickupAt: '2026-11-21T09:00',
  dueAt: '2026-11-24T09:00',
  pickupLocation: 'Cap-Haïtien',
  returnLocation: 'Hinche',
  usageZone: 'Nord',
  dailyRateCents: '95',
  depositCents: '500',
  milesPerDay: '60',
  fuelPolicy: 'full_to_full',
  insurancePerDayCents: '10',
  paymentMethod: 'cash',
  fuelLevel: 'half',
  odometerKm: '40012',
  customerSignature: `${PNG}AAAA`,
  agentSignature: `${PNG}BBBB`,
  notes: 'Leaves at noon',
};
const SETTINGS = {
  businessHours: {},
  lateFreeMinutes: 60,
  lateHourBasisPoints: 2000,
  lateFullDayHours: 3,
  legalName: 'Lakay SA',
  tradeName: 'Lakay',
  taxId: '000-111',
  patente: 'P-22',
  address: 'Rue 5',
  phone: '+50937000001',
  email: 'desk@lakay.ht',
  tenantId: '01a2011b-f437-730b-9bac-7d49e1cc6c60',
  logoId: null as string | null,
  color: null,
  timeZone: 'America/Port-au-Prince',
  paperSize: 'LETTER' as const,
  taxEnabled: false,
  taxLabel: 'TCA',
  taxRateBasisPoints: 1000,
  graceMinutes: 60,
  mileagePriceCents: 40,
  fuelQuarterPriceCents: 2000,
  fuelServiceFeeCents: 1000,
  htgRate: null as string | null,
  htgRateOn: null as string | null,
};

function snapshot(settings: Partial<typeof SETTINGS> = {}, typed: object = {}) {
  const taxBasisPoints = settings.taxEnabled ? 1000 : null;
  const rates = { dailyCents: 9500, weeklyCents: null, monthlyCents: null };
  const perDay = [{ kind: 'insurance' as const, perDayCents: 1000 }];
  const terms = { out: OUT, due: DUE, graceMinutes: 60, rates, perDay, discountCents: 0, taxBasisPoints };
  return agreementSnapshot({
    input: AgreementInput.parse({ ...INPUT, ...typed }),
    quote: quoteRental(terms),
    ...{ out: OUT, due: DUE, now: NOW, number: 'R-2026-00001', rentalId: ID },
    customer: { fullName: 'Marie-Flore', language: 'ht' } as never,
    drivers: [
      { id: ID, fullName: 'Pierre', kind: 'private', licenseNumber: 'D-1', licenseExpiresOn: null, phone: null },
    ] as never,
    vehicle: { make: 'Toyota' } as never,
    settings: { ...SETTINGS, ...settings },
    signers: { customer: 'Marie-Flore D.', agent: 'Wilner P.' },
    ownTerms: { en: '', fr: 'Article 1\nEn français.', ht: 'Premye kloz\nAn kreyòl.\n\nDezyèm kloz\nToujou.' },
  });
}

describe('a frozen agreement', () => {
  it('has the terms that the company has written in the customer’s language', () => {
    expect(snapshot().terms).toEqual([
      { title: 'Premye kloz', body: 'An kreyòl.' },
      { title: 'Dezyèm kloz', body: 'Toujou.' },
    ]);
  });

  it('has each signature under the name of who signed', () => {
    const signedAt = NOW.toISOString();
    expect(snapshot().signatures).toEqual({
      customer: { name: 'Marie-Flore D.', image: `${PNG}AAAA`, signedAt },
      agent: { name: 'Wilner P.', image: `${PNG}BBBB`, signedAt },
    });
  });

  it('names the company as it is registered', () => {
    const { legalName, tradeName, taxId, patente, address, phone, email } = SETTINGS;
    const company = { legalName, tradeName, taxId, patente, address, phone, email, logo: null };
    expect(snapshot().company).toEqual(company);
    expect(snapshot()).toMatchObject({ paperSize: 'LETTER', timeZone: SETTINGS.timeZone });
  });

  it('is in the customer’s language, with its times, places, drivers and what was accepted', () => {
    const made = snapshot();
    expect(made).toMatchObject({
      locale: 'ht',
      number: 'R-2026-00001',
      reference: '7D49E1CC6C69',
      activatedAt: NOW.toISOString(),
      pickupAt: OUT.toISOString(),
      dueAt: DUE.toISOString(),
      pickupLocation: 'Cap-Haïtien',
      returnLocation: 'Hinche',
      usageZone: 'Nord',
      notes: 'Leaves at noon',
      acknowledgments: ACKNOWLEDGMENTS,
      drivers: [{ fullName: 'Pierre', kind: 'private', licenseNumber: 'D-1', licenseExpiresOn: null, phone: null }],
      checkout: { odometerKm: 40_012, fuelLevel: 'half', damages: [] },
    });
    expect(made.customer).toEqual({ fullName: 'Marie-Flore' });
    expect(made.drivers[0]).not.toHaveProperty('id');
    expect(snapshot({}, { damageNotes: 'Scratch' }).checkout.damages).toEqual(['Scratch']);
    const damage = {
      id: '019a7f3d-0000-7000-8000-000000000001',
      view: 'left',
      x: 420,
      y: 600,
      kind: 'dent',
      severity: 'light',
      note: '',
    } as const;
    const mark = { zone: 'left_front_door', kind: 'dent', severity: 'light', note: '' };
    expect(snapshot({}, { damages: [damage] }).checkout.marks).toEqual([mark]);
  });

  it('has the prices that a late or empty return will be charged at', () => {
    expect(snapshot().tariffs).toEqual({
      graceMinutes: 60,
      lateFreeMinutes: 60,
      lateHourCents: 1900,
      late: { freeMinutes: 60, hourBasisPoints: 2000, fullDayMinutes: 180 },
      lateDayCents: 10_500,
      mileCents: 40,
      fuelQuarterCents: 2000,
      fuelServiceCents: 1000,
    });
  });

  it('names the fee outside business hours only where the place of the return asks for one', () => {
    const week = {};
    const at = (afterHours: 'fee' | 'refused', feeCents: number) =>
      snapshot({ businessHours: { places: { Hinche: { week, afterHours, feeCents } } } as never }).tariffs;
    expect(at('fee', 2500)).toMatchObject({ afterHoursCents: 2500 });
    for (const tariffs of [at('fee', 0), at('refused', 2500), snapshot().tariffs])
      expect(tariffs).not.toHaveProperty('afterHoursCents');
  });

  it('names the tax if the company has one, and why it was not charged', () => {
    expect(snapshot().price).toMatchObject({ tax: null, totalCents: 31_500, depositCents: 50_000 });
    const taxed = snapshot({ taxEnabled: true }).price;
    expect(taxed.tax).toEqual({ label: 'TCA', basisPoints: 1000, amountCents: 3150, exemptReason: null });
    const exempt = snapshot({ taxEnabled: true }, { taxExempt: true, taxExemptReason: 'Embassy' }).price;
    expect(exempt.tax?.exemptReason).toBe('Embassy');
  });

  it('has a rate in gourdes if the company has one, with its day', () => {
    expect(snapshot({ htgRate: '131.5000', htgRateOn: '2026-11-20' }).price.gourde).toEqual({
      rate: 131.5,
      on: '2026-11-20',
    });
    expect(snapshot({ htgRate: '131.5000' }).price.gourde).toBeNull();
    expect(snapshot({ htgRateOn: '2026-11-20' }).price.gourde).toBeNull();
  });
});
