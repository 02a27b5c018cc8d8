interface InspectionMoment {
  id: string;
  inspectedAt: Date;
}

export interface DamageMoments {
  id: string;
  /** The inspection that found it. */
  foundBy: InspectionMoment;
  closedAt: Date | null;
}

/**
 * What an inspection found standing, and what it found new. It goes by when the vehicles were looked at, not by when the
 * records arrived, since a phone without a network sends later.
 */
export function carriedForward<Damage extends DamageMoments>(
  damages: readonly Damage[],
  inspection: InspectionMoment,
): { before: Damage[]; found: Damage[] } {
  const unique = [...new Map(damages.map((damage) => [damage.id, damage])).values()];
  return {
    before: unique.filter(
      ({ foundBy, closedAt }) =>
        isEarlier(foundBy, inspection) && (closedAt === null || closedAt > inspection.inspectedAt),
    ),
    found: unique.filter(({ foundBy }) => foundBy.id === inspection.id),
  };
}

/** Of two inspections at one moment, such as those of a swap, the ids decide. */
function isEarlier(one: InspectionMoment, other: InspectionMoment): boolean {
  const apart = one.inspectedAt.getTime() - other.inspectedAt.getTime();
  return apart === 0 ? one.id < other.id : apart < 0;
}
