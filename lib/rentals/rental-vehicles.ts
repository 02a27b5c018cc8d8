interface Inspected {
  kind: 'checkout' | 'checkin' | 'standalone';
  vehicleId: string;
  inspectedAt: Date;
  supersededAt: Date | null;
}

/**
 * The vehicles of a rental in the order in which they went out, each with its two inspections. A check-in of a return
 * recorded by mistake does not count. The inspections are in the order of their times.
 */
export function rentalVehicles<Row extends Inspected>(inspections: readonly Row[]) {
  const standing = inspections.filter(({ supersededAt }) => supersededAt === null);
  const checkins = standing.filter(({ kind }) => kind === 'checkin');
  return standing
    .filter(({ kind }) => kind === 'checkout')
    .map((out) => {
      const at = checkins.findIndex(({ vehicleId }) => vehicleId === out.vehicleId);
      const [back = null] = at < 0 ? [] : checkins.splice(at, 1);
      return { vehicleId: out.vehicleId, out, back };
    });
}
