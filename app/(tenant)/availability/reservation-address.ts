/** Where a reservation of a vehicle starts, with its wall-clock times proposed. */
export function reservationAddress(vehicleId: string, period: { pickupAt: string; dueAt: string }): string {
  const search = new URLSearchParams({ vehicle: vehicleId, pickup: period.pickupAt, due: period.dueAt });
  return `/rentals/reservation?${search}`;
}
