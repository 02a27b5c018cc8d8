export type DriverEventKind = 'created' | 'imported' | 'updated' | 'archived' | 'out' | 'back';

export interface DriverEvent {
  id: string;
  at: Date;
  kind: DriverEventKind;
  who: string | null;
  /** The rental of an event on the road. */
  rental: { id: string; number: string } | null;
}

interface TimelineFacts {
  entries: readonly { id: string; at: Date; action: string; actorName: string }[];
  rentals: readonly {
    id: string;
    number: string | null;
    status: string;
    pickupAt: Date | null;
    returnedAt: Date | null;
  }[];
}

const ACTIONS: Record<string, DriverEventKind> = {
  'drivers.create': 'created',
  'drivers.import': 'imported',
  'drivers.update': 'updated',
  'drivers.archive': 'archived',
};

/** What happened with a driver, newest first: who wrote what down, and the rentals as they began and ended. */
export function driverTimeline({ entries, rentals }: TimelineFacts): DriverEvent[] {
  const written = entries.flatMap((entry): DriverEvent[] => {
    const kind = ACTIONS[entry.action];
    return kind ? [{ id: entry.id, at: entry.at, kind, who: entry.actorName, rental: null }] : [];
  });
  const driven = rentals
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ id, number, pickupAt, returnedAt }): DriverEvent[] => {
      const rental = { id, number: number ?? '' };
      return [
        ...(pickupAt ? [{ id: `${id}-out`, at: pickupAt, kind: 'out' as const, who: null, rental }] : []),
        ...(returnedAt ? [{ id: `${id}-back`, at: returnedAt, kind: 'back' as const, who: null, rental }] : []),
      ];
    });
  return [...written, ...driven].sort((a, b) => b.at.getTime() - a.at.getTime());
}
