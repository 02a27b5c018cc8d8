/** Cost per kilometer, in cents, to a hundredth of a cent; null where nothing was driven. */
export function centsPerKm(costCents: number, km: number): number | null {
  return km > 0 ? Math.round((costCents * 100) / km) / 100 : null;
}
