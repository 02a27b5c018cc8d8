import type { PriceLine } from '../pricing/quote';
import type { FuelLevel } from '../pricing/values';
import type { AgreementSignature, AgreementVehicle } from './agreement-data';
import type { GourdeRate, PaperData } from './paper-data';
import type { ReceiptData } from './receipt-data';

export interface InvoiceReading {
  at: string;
  odometerKm: number;
  fuelLevel: FuelLevel;
  damageNotes: string;
}

/** A vehicle that was out, with its readings at both ends. */
export interface InvoiceVehicle extends Pick<AgreementVehicle, 'make' | 'model' | 'year' | 'plate'> {
  out: InvoiceReading | null;
  back: InvoiceReading | null;
}

export interface InvoiceLine extends PriceLine {
  note: string;
  /** Why a manager waived the line; null if it counts. */
  waivedReason: string | null;
  /** How many photos the company has of it. */
  photos: number;
}

export interface InvoicePayment {
  number: string;
  kind: ReceiptData['kind'];
  method: ReceiptData['method'];
  receivedAt: string;
  /** Negative if it was paid to the customer. */
  amountCents: number;
}

/** Everything the invoice of a returned rental says, frozen at its return. The PDF is printed from this and nothing else. */
export interface InvoiceData extends PaperData {
  issuedAt: string;
  agreementNumber: string;
  agreedAt: string;
  customer: { fullName: string; phone: string | null; address: string };
  vehicles: InvoiceVehicle[];
  pickupAt: string;
  dueAt: string;
  returnedAt: string;
  lines: InvoiceLine[];
  chargesCents: number;
  /** Without deposits, which belong to the customer. */
  payments: InvoicePayment[];
  depositAppliedCents: number;
  /** What the customer's advances have paid. An invoice ordered before there were any has none. */
  advanceAppliedCents?: number;
  /** What is left of the deposit, to be given back. */
  depositHeldCents: number;
  /** Positive: the customer owes it. Negative: the company owes it to the customer. */
  dueCents: number;
  gourde: GourdeRate | null;
  takenBackBy: string;
  signature: AgreementSignature | null;
  unsignedReason: 'key_drop' | 'customer_gone' | 'refused' | null;
  /** Who reopened the return, and why; null while it counts. */
  withdrawn: { at: string; by: string; reason: string } | null;
}
