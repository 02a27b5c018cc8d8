/**
 * The company's present rate, if a payment was counted at another one; else null. Both are gourdes for 1 USD, and null where
 * there is none.
 */
export function otherRate(paidRate: string | null, companyRate: string | null): number | null {
  if (paidRate === null || companyRate === null) return null;
  return Number(paidRate) === Number(companyRate) ? null : Number(companyRate);
}
