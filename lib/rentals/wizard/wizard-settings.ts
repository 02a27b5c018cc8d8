import type { PickedDriver } from '../../drivers/picked-driver';
import type { FuelLevel, RentalOption } from '../../pricing/values';
import type { PROTECTIONS } from '../values';

export interface Picked {
  id: string;
  label: string;
  /** A customer's license expiry date, such as `2031-05-01`; null if unknown. */
  licenseExpiresOn?: string | null;
  /** What a customer still owes from other rentals, in cents. */
  owedCents?: number;
}

/** The chosen records with their names in the pickers. */
export interface Picks {
  customer: Picked | null;
  vehicle: (Picked & { odometerKm: number; fuelLevel?: FuelLevel | null }) | null;
  drivers: PickedDriver[];
}

/** The company settings that the wizard needs: small and plain. */
export interface WizardSettings {
  timeZone: string;
  htgRate: string | null;
  /** The deposit that the draft's reservation has brought, in cents. */
  depositHeldCents: number;
  /** Null if the company charges no tax. */
  taxLabel: string | null;
  locations: string[];
  usageZones: string[];
  agentName: string;
  minimumAge: number;
  /** The company's own price, as a field holds it. */
  insurancePerDayCents: string;
  perDay: Record<(typeof PROTECTIONS)[number] | RentalOption, number>;
}
