export const FILE_OWNERS = ['vehicle', 'customer', 'driver', 'inspection'] as const;
export type FileOwner = (typeof FILE_OWNERS)[number];

const PERSON_SLOTS = ['license_front', 'license_back', 'id_front', 'id_back', 'other'] as const;

/** The places for files that each kind of record has. */
export const FILE_SLOTS = {
  vehicle: ['photo', 'insurance', 'registration'],
  customer: PERSON_SLOTS,
  driver: PERSON_SLOTS,
  inspection: ['photo'],
} as const satisfies Record<FileOwner, readonly string[]>;

export type FileSlot = (typeof FILE_SLOTS)[FileOwner][number];

/** Slots of many files, in an order of their own; each other slot holds one, and a new file takes the place of the old. */
export const MANY_SLOTS: readonly FileSlot[] = ['photo', 'other'];

// Assumption: a vehicle has room for 40 photos and a person for 20 other papers; an inspection's 20 are given (docs/rules.md §9).
export const SLOT_LIMITS: Record<FileOwner, number> = { vehicle: 40, customer: 20, driver: 20, inspection: 20 };

export const OWNER_PERMISSION = {
  vehicle: 'vehicles.edit',
  customer: 'customers.edit',
  driver: 'drivers.edit',
  inspection: 'inspections.create',
} as const satisfies Record<FileOwner, string>;

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const PAPER_TYPES = [...PHOTO_TYPES, 'application/pdf'] as const;
export const CAPTION_LENGTH = 200;

/** A photo slot takes pictures only; the slots of papers take PDFs too. */
export function acceptedTypes(slot: FileSlot): readonly string[] {
  return slot === 'photo' ? PHOTO_TYPES : PAPER_TYPES;
}

export function isFileSlot(owner: FileOwner, slot: string): slot is FileSlot {
  return (FILE_SLOTS[owner] as readonly string[]).includes(slot);
}
