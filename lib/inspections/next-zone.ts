import { DRAWING_ZONES, type Zone } from './drawing-zones';
import { type DrawingPlace, placeOfZone, zoneAt } from './zone-at';

export type ZoneDirection = 'left' | 'right' | 'up' | 'down';

const STEP: Record<ZoneDirection, readonly [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** A zone straight ahead counts as nearer than one that lies as far off to the side. */
const SIDEWAYS = 2;

/** The center of the nearest other zone in a direction; the same place if there is none. */
export function nextZone(from: DrawingPlace, direction: ZoneDirection): DrawingPlace {
  const here: Zone = zoneAt(from);
  const [stepX, stepY] = STEP[direction];
  const ahead = DRAWING_ZONES[from.view].flatMap(({ name }) => {
    const place = placeOfZone(from.view, name);
    const [x, y] = [place.x - from.x, place.y - from.y];
    const forward = x * stepX + y * stepY;
    const sideways = Math.abs(x * stepY) + Math.abs(y * stepX);
    return name === here || forward <= 0 ? [] : [{ place, far: forward + SIDEWAYS * sideways }];
  });
  return ahead.toSorted((one, other) => one.far - other.far)[0]?.place ?? from;
}
