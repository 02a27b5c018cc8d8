import type { DriverKind } from '@/lib/drivers/values';
import type { OPTIONS, PROTECTIONS } from '@/lib/rentals/values';

export interface Picked {
  id: string;
  label: string;
  /** A customer's, `2031-05-01`; null where it is not known. */
  licenseExpiresOn?: string | null;
}

/** A driver beside the customer, with what decides whether he may drive. */
export interface PickedDriver {
  id: string;
  label: string;
  kind: DriverKind;
  licenseNumber: string;
  licenseExpiresOn: string | null;
  dateOfBirth: string | null;
  /** Whose additional driver it is; what a tab kept before that was known names nobody. */
  customerId?: string | null;
  customerName?: string | null;
}

/** Who and what was chosen, as the pickers name them. */
export interface Picks {
  customer: Picked | null;
  vehicle: (Picked & { odometerKm: number }) | null;
  drivers: PickedDriver[];
}

export interface WizardRights {
  changeRate: boolean;
  discount: boolean;
}

/** What the wizard needs of the company's settings: small and plain. */
export interface WizardSettings {
  timeZone: string;
  htgRate: string | null;
  /** Null where the company charges no tax. */
  taxLabel: string | null;
  locations: string[];
  usageZones: string[];
  agentName: string;
  minimumAge: number;
  /** The company's own, as a field holds it. */
  insurancePerDayCents: string;
  perDay: Record<(typeof PROTECTIONS)[number] | (typeof OPTIONS)[number], number>;
}
