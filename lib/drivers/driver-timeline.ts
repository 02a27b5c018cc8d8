export type WrittenKind = 'created' | 'imported' | 'updated' | 'archived';

interface At {
  id: string;
  at: Date;
}

/** Something that a member wrote down about the driver. */
export interface WrittenEvent extends At {
  kind: WrittenKind;
  who: string;
}

/** A rental of the driver's that began or ended. */
export interface RoadEvent extends At {
  kind: 'out' | 'back';
  rental: { id: string; number: string };
}

export type DriverEvent = WrittenEvent | RoadEvent;

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

const MOST_EVENTS = 12;
const ACTIONS: Record<string, WrittenKind> = {
  'drivers.create': 'created',
  'drivers.import': 'imported',
  'drivers.update': 'updated',
  'drivers.archive': 'archived',
};

/** What happened last with a driver, newest first: who wrote what down, and the rentals as they began and ended. */
export function driverTimeline({ entries, rentals }: TimelineFacts): DriverEvent[] {
  const written = entries.flatMap((entry): WrittenEvent[] => {
    const kind = ACTIONS[entry.action];
    return kind ? [{ id: entry.id, at: entry.at, kind, who: entry.actorName }] : [];
  });
  const driven = rentals
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ id, number, pickupAt, returnedAt }): RoadEvent[] => {
      const rental = { id, number: number ?? '' };
      return [
        ...(pickupAt ? [{ id: `${id}-out`, at: pickupAt, kind: 'out' as const, rental }] : []),
        ...(returnedAt ? [{ id: `${id}-back`, at: returnedAt, kind: 'back' as const, rental }] : []),
      ];
    });
  return [...written, ...driven].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST_EVENTS);
}
