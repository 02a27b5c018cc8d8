export const CUSTOMER_STATUSES = ['active', 'inactive', 'blacklisted'] as const;
export const TIERS = ['standard', 'premium', 'vip'] as const;
export const ID_TYPES = ['national', 'passport', 'driver_license', 'other'] as const;

export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export const CUSTOMER_TRANSITIONS = {
  active: ['inactive', 'blacklisted'],
  inactive: ['active', 'blacklisted'],
  blacklisted: ['active'],
} as const satisfies Record<CustomerStatus, readonly CustomerStatus[]>;
