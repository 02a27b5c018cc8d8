import type { DriverKind } from './values';

/** A driver chosen in a form, with the facts that decide whether they may drive. */
export interface PickedDriver {
  id: string;
  label: string;
  kind: DriverKind;
  licenseNumber: string;
  /** Days such as `2031-05-01`; null if unknown. */
  licenseExpiresOn: string | null;
  dateOfBirth: string | null;
  /** The customer of the additional driver. Drafts stored by an older version have none. */
  customerId?: string | null;
  customerName?: string | null;
}
