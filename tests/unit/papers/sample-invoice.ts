import type { Locale } from '@/lib/i18n/locales';
import type { InvoiceData } from '@/lib/papers/invoice-data';
import type { PaperSize } from '@/lib/papers/paper-data';
import { sampleAgreement } from './samples';

/** A return with miles, fuel, damage with photos, and a line that was waived. */
export function sampleInvoice(locale: Locale, paperSize: PaperSize, changes: Partial<InvoiceData> = {}): InvoiceData {
  const { timeZone, company, customer, vehicle, pickupAt, dueAt, price, signatures } = sampleAgreement(
    locale,
    paperSize,
  );
  const reading = { at: pickupAt, odometerKm: 48_210, fuelLevel: 'full' as const, damageNotes: '' };
  const line = { note: '', waivedReason: null, photos: 0 };
  return {
    locale,
    paperSize,
    timeZone,
    company,
    number: 'R-2026-00042-F1',
    reference: '019A-8001-88E3',
    issuedAt: '2026-11-28T15:00:00.000Z',
    agreementNumber: 'R-2026-00042',
    agreedAt: pickupAt,
    customer: { ...customer, address: [customer.address, customer.city].join(', ') },
    vehicles: [
      {
        ...vehicle,
        out: reading,
        back: { ...reading, odometerKm: 49_010, fuelLevel: 'half', damageNotes: 'Pare-choc rayé' },
      },
    ],
    pickupAt,
    dueAt,
    returnedAt: '2026-11-28T14:40:00.000Z',
    lines: [
      ...price.lines.map((one) => ({ ...one, ...line })),
      { ...line, kind: 'mileage', amountCents: 2_800, sentence: { key: 'adjusted', params: { proposedCents: 4_000 } } },
      {
        ...line,
        kind: 'fuel',
        amountCents: 5_000,
        sentence: { key: 'fuel', params: { quarters: 2, quarterCents: 2_000, serviceCents: 1_000 } },
        waivedReason: 'Client fidèle',
      },
      { ...line, kind: 'damage', amountCents: 8_000, sentence: { key: '', params: {} }, note: 'Pare-choc', photos: 2 },
    ],
    chargesCents: 70_800,
    payments: [
      { number: 'P-2026-00107', kind: 'balance', method: 'cash', receivedAt: pickupAt, amountCents: 30_000 },
      { number: 'P-2026-00109', kind: 'refund', method: 'cash', receivedAt: pickupAt, amountCents: -1_000 },
    ],
    depositAppliedCents: 40_000,
    depositHeldCents: 10_000,
    dueCents: 1_800,
    gourde: price.gourde,
    takenBackBy: 'Wilner Pierre',
    signature: signatures.customer,
    unsignedReason: null,
    withdrawn: null,
    ...changes,
  };
}
