/** Where a reservation of a vehicle starts, with the wall-clock times that are proposed, if there are any. */
export function reservationAddress(vehicleId: string, period: { pickupAt: string; dueAt: string } | null): string {
  const search = new URLSearchParams({ vehicle: vehicleId });
  if (period) {
    search.set('pickup', period.pickupAt);
    search.set('due', period.dueAt);
  }
  return `/rentals/reservation?${search}`;
}
