/** The vehicles of a page's rows, each once. */
export function vehiclesOf({ rows }: { rows: readonly { vehicleId: string }[] }): string[] {
  return [...new Set(rows.map(({ vehicleId }) => vehicleId))];
}
