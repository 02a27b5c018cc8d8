import type { PriceLine } from '../pricing/quote';
import type { FuelLevel } from '../pricing/values';
import type { AgreementSignature, AgreementVehicle } from './agreement-data';
import type { GourdeRate, PaperData } from './paper-data';

/** A vehicle as it left or came back. */
export interface SwappedVehicle {
  vehicle: Pick<AgreementVehicle, 'make' | 'model' | 'year' | 'plate'>;
  odometerKm: number;
  fuelLevel: FuelLevel;
  damageNotes: string;
}

/** Everything an addendum to an agreement says, frozen when it is signed. The PDF is printed from this and nothing else. */
export interface AddendumData extends PaperData {
  signedAt: string;
  agreementNumber: string;
  /** When the agreement was signed. */
  agreedAt: string;
  customer: { fullName: string; phone: string | null };
  vehicle: Pick<AgreementVehicle, 'make' | 'model' | 'year' | 'plate'>;
  pickupAt: string;
  previousDueAt: string;
  dueAt: string;
  returnLocation: string;
  chargedDays: number;
  /** 0 means unlimited. */
  milesPerDay: number;
  /** Which vehicle was exchanged for which. Without it, the addendum is about an extension. */
  swap?: { at: string; back: SwappedVehicle; given: SwappedVehicle } | null;
  /** What it adds to the agreement, line by line. Empty if the price stays. */
  lines: PriceLine[];
  addedCents: number;
  gourde: GourdeRate | null;
  signatures: { customer: AgreementSignature; agent: AgreementSignature };
}
