import type { DriverKind } from './values';

interface Owned {
  kind: DriverKind;
  /** Whose additional driver it is, where that is known. */
  customerId?: string | null;
}

/**
 * Whether a driver stands for another customer than the agreement's. Assumption: it is told and refuses nobody, since a family or a
 * company may rent under several names.
 */
export function isOfAnother({ kind, customerId }: Owned, rentedBy: string): boolean {
  return kind === 'additional' && Boolean(customerId) && rentedBy !== '' && customerId !== rentedBy;
}
