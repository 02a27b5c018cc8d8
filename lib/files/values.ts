export const FILE_OWNERS = [
  'vehicle',
  'customer',
  'driver',
  'inspection',
  'charge',
  'damage',
  'ticket',
  'expense',
  'accident',
  'thread',
] as const;
export type FileOwner = (typeof FILE_OWNERS)[number];

const PERSON_SLOTS = ['license_front', 'license_back', 'id_front', 'id_back', 'other'] as const;

/** The file slots of each kind of record. */
export const FILE_SLOTS = {
  vehicle: ['photo', 'insurance', 'registration'],
  customer: PERSON_SLOTS,
  driver: PERSON_SLOTS,
  // The walk-around has a place for each of its photos. Its names are those of `WALK_AROUND_SHOTS`.
  inspection: ['photo', 'front', 'left', 'back', 'right', 'dashboard', 'fuel_gauge'],
  charge: ['photo'],
  damage: ['photo'],
  ticket: ['photo'],
  expense: ['photo'],
  accident: ['photo'],
  thread: ['other'],
} as const satisfies Record<FileOwner, readonly string[]>;

export type FileSlot = (typeof FILE_SLOTS)[FileOwner][number];

// Assumption: a vehicle may have 40 photos, a person 20 other documents, a charge and an expense 10 photos, a damage 5.
// A ticket, an accident and a question to support may have 20. The 20 of an inspection are given (docs/rules.md §9).
export const SLOT_LIMITS: Record<FileOwner, number> = {
  vehicle: 40,
  customer: 20,
  driver: 20,
  inspection: 20,
  charge: 10,
  damage: 5,
  ticket: 20,
  expense: 10,
  accident: 20,
  thread: 20,
};

export const OWNER_PERMISSION = {
  vehicle: 'vehicles.edit',
  customer: 'customers.edit',
  driver: 'drivers.edit',
  inspection: 'inspections.create',
  charge: 'payments.charge',
  damage: 'inspections.create',
  ticket: 'maintenance.create',
  expense: 'expenses.edit',
  accident: 'accidents.edit',
  thread: 'support.edit',
} as const satisfies Record<FileOwner, string>;

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const DOCUMENT_TYPES = [...PHOTO_TYPES, 'application/pdf'] as const;
export const CAPTION_LENGTH = 200;

/** A photo slot accepts only images. The slots for documents accept PDFs too. */
export function acceptedTypes(slot: FileSlot): readonly string[] {
  return slot === 'photo' || (FILE_SLOTS.inspection as readonly string[]).includes(slot) ? PHOTO_TYPES : DOCUMENT_TYPES;
}

export function isFileSlot(owner: FileOwner, slot: string): slot is FileSlot {
  return (FILE_SLOTS[owner] as readonly string[]).includes(slot);
}
