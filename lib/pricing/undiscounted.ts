/** What is added to an agreement after its quote, and so no discount is given on it; and tax. */
export const UNDISCOUNTED = ['late', 'mileage', 'fuel', 'cleaning', 'damage', 'other', 'fine', 'toll', 'tax'];
