import type { DriverKind } from './values';

interface Owned {
  kind: DriverKind;
  /** The customer of an additional driver, if known. */
  customerId?: string | null;
}

/**
 * Whether a driver belongs to a customer other than the agreement's. Assumption: this is only a warning, because a
 * family or a company may rent under several names.
 */
export function isOfAnother({ kind, customerId }: Owned, rentedBy: string): boolean {
  return kind === 'additional' && Boolean(customerId) && rentedBy !== '' && customerId !== rentedBy;
}
