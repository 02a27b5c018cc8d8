/** A stretch of time in ms since 1970, half-open. A vehicle that is out and late is taken until Infinity. */
export interface Stretch {
  from: number;
  until: number;
}

/** A vehicle of a class and what holds it firmly. */
export interface Lane {
  vehicleId: string;
  /** Whether it can be given to anybody. One out of service keeps the holds that it has. */
  open: boolean;
  firm: readonly Stretch[];
}

/** A hold for which any vehicle of the class will do; the vehicle is null for one that has none yet. */
export interface PencilledHold extends Stretch {
  id: string;
  vehicleId: string | null;
}

/** What is asked for: this vehicle, or any of the class. */
export interface Asked extends Stretch {
  vehicleId: string | null;
}

const ASKED = 'asked';
/** So many tries are made before the answer is no. Fleets of hundreds need a few dozen. */
const MOST_TRIES = 50_000;

/**
 * Which vehicle each pencilled hold gets, and which one who asks, so that nothing overlaps; null if there is no such
 * arrangement. Holds stay where they are if they can. It tries every arrangement, so it never refuses what would fit.
 */
export function arrangeHolds(
  lanes: readonly Lane[],
  pencilled: readonly PencilledHold[],
  asked: Asked,
): { vehicleId: string; moved: Map<string, string> } | null {
  const holds = concerned(pencilled, asked);
  if (asked.vehicleId === null) holds.push({ ...asked, id: ASKED });
  else if (!isFree(lanes.find(({ vehicleId }) => vehicleId === asked.vehicleId)?.firm ?? [], asked)) return null;
  const places = search(lanes, { holds: holds.toSorted(byTime), asked });
  if (!places) return null;
  const vehicleId = asked.vehicleId ?? places.get(ASKED);
  if (!vehicleId) return null;
  const moved = pencilled.filter(({ id, vehicleId: now }) => places.has(id) && places.get(id) !== now);
  return { vehicleId, moved: new Map(moved.map(({ id }) => [id, places.get(id) ?? ''])) };
}

function search(lanes: readonly Lane[], { holds, asked }: { holds: readonly PencilledHold[]; asked: Asked }) {
  const places = new Map<string, string>();
  const takenUntil = new Map<string, number>();
  const hopeless = new Set<string>();
  let tries = 0;

  function place(index: number): boolean {
    const hold = holds[index];
    if (!hold) return true;
    const state = stateAt(index, hold);
    if (hopeless.has(state)) return false;
    for (const { vehicleId } of lanesFor(hold)) {
      const before = takenUntil.get(vehicleId) ?? 0;
      if (before > hold.from) continue;
      tries += 1;
      if (tries > MOST_TRIES) return false;
      takenUntil.set(vehicleId, hold.until);
      places.set(hold.id, vehicleId);
      if (place(index + 1)) return true;
      takenUntil.set(vehicleId, before);
    }
    places.delete(hold.id);
    hopeless.add(state);
    return false;
  }

  /** What matters for the holds from here on: which vehicles are taken beyond this one's start, and until when. */
  function stateAt(index: number, hold: Stretch): string {
    const taken = [...takenUntil].filter(([, until]) => until > hold.from);
    return `${index} ${taken.toSorted(([a], [b]) => (a < b ? -1 : 1)).join(' ')}`;
  }

  /** The vehicles on which nothing firm is in the way: the hold's own first, then those nobody has pencilled. */
  function lanesFor(hold: PencilledHold): Lane[] {
    const fits = ({ vehicleId, open, firm }: Lane) => {
      if (vehicleId === asked.vehicleId && overlaps(hold, asked)) return false;
      return vehicleId === hold.vehicleId || (open && isFree(firm, hold));
    };
    const unused = ({ vehicleId }: Lane) =>
      holds.every((other) => other.vehicleId !== vehicleId || !overlaps(other, hold));
    const rank = (lane: Lane) => (lane.vehicleId === hold.vehicleId ? 0 : unused(lane) ? 1 : 2);
    return lanes.filter(fits).toSorted((a, b) => rank(a) - rank(b));
  }

  return place(0) ? places : null;
}

/** The holds that may have to move: those that overlap what is asked, those that overlap these, and so on. */
function concerned(pencilled: readonly PencilledHold[], asked: Stretch): PencilledHold[] {
  let found: PencilledHold[] = [];
  let stretch: Stretch = asked;
  for (;;) {
    const next = pencilled.filter((hold) => overlaps(hold, stretch));
    if (next.length === found.length) return next;
    found = next;
    stretch = {
      from: Math.min(stretch.from, ...next.map(({ from }) => from)),
      until: Math.max(stretch.until, ...next.map(({ until }) => until)),
    };
  }
}

export function isFree(taken: readonly Stretch[], asked: Stretch): boolean {
  return taken.every((stretch) => !overlaps(stretch, asked));
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.from < b.until && b.from < a.until;
}

function byTime(a: PencilledHold, b: PencilledHold): number {
  return a.from - b.from || a.until - b.until;
}
