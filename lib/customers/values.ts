export const CUSTOMER_STATUSES = ['active', 'inactive', 'blacklisted'] as const;
export const TIERS = ['standard', 'premium', 'vip'] as const;
export const ID_TYPES = ['national', 'passport', 'driver_license', 'other'] as const;
/** The values by which two customers may match. */
export const LIKENESSES = ['license', 'phone', 'email'] as const;
/** The parts a merge takes from one customer or the other, each as a whole. */
export const MERGE_PARTS = [
  'name',
  'phone',
  'email',
  'birth',
  'address',
  'license',
  'id',
  'emergency',
  'language',
  'tier',
] as const;

export type Likeness = (typeof LIKENESSES)[number];
export type MergePart = (typeof MERGE_PARTS)[number];
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export const CUSTOMER_TRANSITIONS = {
  active: ['inactive', 'blacklisted'],
  inactive: ['active', 'blacklisted'],
  blacklisted: ['active'],
} as const satisfies Record<CustomerStatus, readonly CustomerStatus[]>;
