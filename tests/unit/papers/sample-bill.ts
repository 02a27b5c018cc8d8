import type { Locale } from '@/lib/i18n/locales';
import type { BillData } from '@/lib/papers/bill-data';
import type { PaperSize } from '@/lib/papers/paper-data';
import { sampleAgreement } from './samples';

/** An invoice of an NGO over one rental, with tax and a payment before it. */
export function sampleBill(locale: Locale, paperSize: PaperSize, changes: Partial<BillData> = {}): BillData {
  const { timeZone, company, pickupAt, dueAt } = sampleAgreement(locale, paperSize);
  return {
    ...{ locale, paperSize, timeZone, company, number: 'F-2026-00015', reference: '019A-8001-88E4' },
    ...{ kind: 'invoice', issuedAt: '2026-11-28T15:00:00.000Z', issuedBy: 'Rodney Altidor', purchaseOrder: 'BC-118' },
    billed: { name: 'Fondasyon Limyè', taxId: '0009000027', address: 'Delmas 33', phone: '+50937000048' },
    ...{ dueOn: '2026-12-28', credits: null, taxLabel: 'TCA', taxPercent: 10, exemption: null, exemptReason: '' },
    groups: [
      {
        ...{ number: 'R-2026-00042', isReservation: false, vehicles: ['Kia Sportage, LO-90018'], pickupAt, dueAt },
        lines: [
          {
            ...{ kind: 'rent', amountCents: 22_000, note: '' },
            sentence: { key: 'per_day', params: { days: 4, rateCents: 5500 } },
          },
        ],
      },
    ],
    ...{ subtotalCents: 22_000, taxCents: 2200, totalCents: 24_200, paidCents: 4200, gourde: null },
    ...changes,
  };
}
