import type { DriverKind } from '../drivers/values';
import type { LateTerms } from '../pricing/late-time';
import type { PriceLine } from '../pricing/quote';
import type { FuelLevel, FuelPolicy } from '../pricing/values';
import type { GourdeRate, PaperData } from './paper-data';

export interface AgreementCustomer {
  fullName: string;
  address: string;
  city: string;
  postalCode: string;
  /** ISO 3166 code. */
  country: string;
  phone: string | null;
  email: string | null;
  dateOfBirth: string | null;
  licenseNumber: string;
  licenseCountry: string;
  licenseExpiresOn: string | null;
  idType: 'national' | 'passport' | 'driver_license' | 'other';
  idNumber: string;
  idExpiresOn: string | null;
  emergencyName: string;
  emergencyPhone: string | null;
}

export interface AgreementDriver {
  fullName: string;
  kind: DriverKind;
  licenseNumber: string;
  licenseExpiresOn: string | null;
  phone: string | null;
}

export interface AgreementVehicle {
  make: string;
  model: string;
  year: number;
  plate: string;
  vin: string | null;
  color: string;
}

export interface AgreementPrice {
  chargedDays: number;
  /** As quoted. Lines of kind `discount` and `tax` are shown below the subtotal. */
  lines: PriceLine[];
  subtotalCents: number;
  discountCents: number;
  /** Null if the company charges no tax. */
  tax: { label: string; basisPoints: number; amountCents: number; exemptReason: string | null } | null;
  totalCents: number;
  depositCents: number;
  gourde: GourdeRate | null;
}

export interface AgreementTariffs {
  graceMinutes: number;
  /** Free minutes after the agreed return time: the part of the grace period that the quote has not used. */
  lateFreeMinutes: number;
  lateHourCents: number;
  lateDayCents: number;
  mileCents: number;
  fuelQuarterCents: number;
  fuelServiceCents: number;
  /** How a late return is charged; agreements from before companies could choose have none. */
  late?: LateTerms;
  /** What a return outside business hours costs that was not agreed; none where it costs nothing. */
  afterHoursCents?: number;
}

export interface AgreementClause {
  title: string;
  body: string;
}

export interface AgreementSignature {
  name: string;
  /** A PNG data URL. */
  image: string;
  signedAt: string;
}

/** Everything an agreement says, frozen at activation. The PDF is printed from this and nothing else. */
export interface AgreementData extends PaperData {
  activatedAt: string;
  customer: AgreementCustomer;
  /** Who may drive besides the customer. */
  drivers: AgreementDriver[];
  vehicle: AgreementVehicle;
  pickupAt: string;
  pickupLocation: string;
  dueAt: string;
  returnLocation: string;
  usageZone: string;
  /** 0 means unlimited. */
  milesPerDay: number;
  fuelPolicy: FuelPolicy;
  protections: string[];
  options: string[];
  paymentMethod: 'cash' | 'credit_card' | 'debit_card' | 'bank_transfer';
  price: AgreementPrice;
  tariffs: AgreementTariffs;
  checkout: {
    odometerKm: number;
    fuelLevel: FuelLevel;
    damages: string[];
    /** What stands on the drawing, by the keys of its texts. Agreements from before the drawing have none. */
    marks?: { zone: string; kind: string; severity: string; note: string }[];
  };
  acknowledgments: ('terms' | 'charges' | 'gps' | 'no_border')[];
  notes: string;
  terms: AgreementClause[];
  signatures: { customer: AgreementSignature; agent: AgreementSignature };
}
