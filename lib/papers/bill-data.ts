import type { PriceLine } from '../pricing/quote';
import type { GourdeRate, PaperData } from './paper-data';

/** What a rental or a reservation adds to a bill. */
export interface BillGroup {
  /** Of the agreement or the reservation. */
  number: string;
  isReservation: boolean;
  /** Make, model and plate of each vehicle, or the class while any of its vehicles will do. */
  vehicles: string[];
  pickupAt: string;
  dueAt: string;
  /** Without tax. */
  lines: (PriceLine & { note: string })[];
}

/** Everything a proforma, an invoice or a credit note says, frozen when it was issued. */
export interface BillData extends PaperData {
  kind: 'proforma' | 'invoice' | 'credit_note';
  issuedAt: string;
  issuedBy: string;
  billed: { name: string; taxId: string; address: string; phone: string | null };
  purchaseOrder: string;
  /** Until when it is to be paid, or a proforma holds; null on a credit note. */
  dueOn: string | null;
  /** The invoice that a credit note takes back, and why. */
  credits: { number: string; issuedAt: string; reason: string } | null;
  groups: BillGroup[];
  subtotalCents: number;
  taxLabel: string;
  /** In percent; null if its lines had different rates, or none. */
  taxPercent: number | null;
  taxCents: number;
  exemption: 'ngo' | 'state' | 'other' | null;
  exemptReason: string;
  totalCents: number;
  /** What was already paid of an invoice when it was issued. */
  paidCents: number;
  gourde: GourdeRate | null;
}
