import type { Locale } from '@/lib/i18n/locales';
import type { AddendumData } from '@/lib/papers/addendum-data';
import type { PaperSize } from '@/lib/papers/paper-data';
import { sampleAgreement } from './samples';

/** An extension by two days into the weekly rate. */
export function sampleAddendum(
  locale: Locale,
  paperSize: PaperSize,
  changes: Partial<AddendumData> = {},
): AddendumData {
  const { timeZone, company, customer, vehicle, pickupAt, dueAt, price, signatures } = sampleAgreement(
    locale,
    paperSize,
  );
  const params = { days: 9, rateCents: 60_000, wholeCents: 77_143, chargedCents: 60_000 };
  return {
    locale,
    paperSize,
    timeZone,
    company,
    number: 'R-2026-00042-A1',
    reference: '019A-8001-77D2',
    signedAt: '2026-11-27T15:00:00.000Z',
    agreementNumber: 'R-2026-00042',
    agreedAt: pickupAt,
    customer,
    vehicle,
    pickupAt,
    previousDueAt: dueAt,
    dueAt: '2026-11-30T15:00:00.000Z',
    returnLocation: 'Agence de Cap-Haïtien, Route de l’Aéroport',
    chargedDays: 9,
    milesPerDay: 80,
    lines: [{ kind: 'rent', amountCents: 17_143, sentence: { key: 'extended_rent_weekly', params } }],
    addedCents: 17_143,
    gourde: price.gourde,
    signatures,
    ...changes,
  };
}
