export const RENTAL_STATUSES = ['draft', 'active', 'completed', 'cancelled'] as const;
export const SHOWN_RENTAL_STATUSES = ['draft', 'reserved', 'active', 'overdue', 'completed', 'cancelled'] as const;
export const PROTECTIONS = ['cdw', 'theft', 'pai'] as const;
export const ACKNOWLEDGMENTS = ['terms', 'charges', 'gps', 'no_border'] as const;
/** So many versions of a draft a tab remembers; more than one only while answers are lost. */
export const MOST_SEEN_VERSIONS = 20;
export const WIZARD_STEPS = ['agreement', 'inspection', 'signatures', 'details', 'review'] as const;

export type RentalStatus = (typeof RENTAL_STATUSES)[number];
export type ShownRentalStatus = (typeof SHOWN_RENTAL_STATUSES)[number];
export type WizardStep = (typeof WIZARD_STEPS)[number];

export const RENTAL_TRANSITIONS = {
  draft: ['active', 'cancelled'],
  active: ['completed', 'cancelled'],
  completed: ['active'],
  cancelled: [],
} as const satisfies Record<RentalStatus, readonly RentalStatus[]>;

/** The charges that a return proposes automatically, and those that clerks add by hand. */
export const RETURN_CHARGES = ['late', 'mileage', 'after_hours_return', 'fuel'] as const;
export const HAND_CHARGES = ['cleaning', 'damage', 'other'] as const;
/** Charges that a clerk has made and a manager may take back: by hand, or by passing on what the company was billed. */
export const VOIDABLE_CHARGES = [...HAND_CHARGES, 'fine', 'toll'] as const;

/** Why a customer has not signed a return. */
export const UNSIGNED_REASONS = ['key_drop', 'customer_gone', 'refused'] as const;

export type ReturnCharge = (typeof RETURN_CHARGES)[number];
export type HandCharge = (typeof HAND_CHARGES)[number];

/** How many vehicles the wizard offers before somebody asks for more. */
export const FIRST_OFFERS = 4;
