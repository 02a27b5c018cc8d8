import type { PriceLine } from '../pricing/quote';
import type { GourdeRate, PaperData } from './paper-data';

/** The content of a reservation's voucher. */
export interface VoucherData extends PaperData {
  madeAt: string;
  customer: { fullName: string; phone: string | null };
  /** Make and model, or the class while any of its vehicles will do. */
  booked: string;
  isClass: boolean;
  pickupAt: string;
  dueAt: string;
  pickupLocation: string;
  returnLocation: string;
  usageZone: string;
  lines: PriceLine[];
  totalCents: number;
  depositCents: number;
  /** What was paid in advance, and of the deposit. A voucher ordered before there were such payments has neither. */
  paidCents?: number;
  depositPaidCents?: number;
  gourde: GourdeRate | null;
  /** Until when the vehicle is held if nobody comes. */
  heldUntil: string;
  specialRequests: string;
  /** When the reservation ended because nobody came; absent while it counts. */
  noShowAt?: string;
}
