/** The wizard's fields that decide what any vehicle costs. */
export const PRICE_TERMS = [
  'customerId',
  'pickupAt',
  'dueAt',
  'dailyRateCents',
  'rateOwn',
  'insurancePerDayCents',
  'insuranceOwn',
  'protections',
  'options',
  'discountCents',
  'taxExempt',
  'fuelPolicy',
  'fuelLevel',
] as const;
