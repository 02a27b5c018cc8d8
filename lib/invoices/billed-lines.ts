import type { BillableUnit } from './list-billable';

interface Bill {
  units: readonly BillableUnit[];
  exempt: boolean;
}

/** The lines of a paper for these rentals and reservations. An exempt one has none of the tax. */
export function billedLines({ units, exempt }: Bill) {
  return units.flatMap((unit) =>
    unit.lines.filter(({ kind }) => !exempt || kind !== 'tax').map((line) => ({ ...line, unit })),
  );
}
