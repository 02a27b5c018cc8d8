import { fillerLikeness } from './filler-likeness';
import type { Spot, TextLine } from './find-text-lines';
import type { Zone } from './find-zones';
import type { GrayImage } from './gray-image';

/** The place of one character in a line of a zone, by the center of its mark. */
export interface Cell {
  x: number;
  isFiller: boolean;
}

export interface CellLine {
  line: TextLine;
  cells: Cell[];
}

const LIKE = 0.45;
/** The number of characters in a line of a passport, a medium ID card and a small one. */
const LENGTHS = [44, 36, 30];

/**
 * Which of a zone's marks are fillers, and whether the zone is upside down. Null if its lines do not have the length of
 * any document.
 */
export function findCells(image: GrayImage, zone: Zone): { lines: CellLine[]; isOver: boolean } | null {
  const counted = zone.map((line) => indexed(line.spots));
  const length = LENGTHS.find(
    (wanted) => (wanted === 30) === (zone.length === 3) && counted.some((spots) => spots.length === wanted),
  );
  if (!length) return null;
  const model = zone[counted.findIndex((spots) => spots.length === length)];
  if (!model) return null;
  // The starts of slanted lines are compared along the direction of the slant.
  const along = ({ x, y }: Spot) => x + model.slope * y;
  const [first, last] = [model.spots[0], model.spots.at(-1)];
  if (!first || !last) return null;
  const [from, to] = [along(first), along(last)];
  const pitch = (to - from) / (length - 1);
  let upright = 0;
  let over = 0;
  const lines = zone.map((line) => {
    const inside = line.spots.filter((spot) => along(spot) > from - pitch * 0.9 && along(spot) < to + pitch * 0.9);
    const cells = indexed(inside).map((spot) => {
      if (!spot) return { x: Number.NaN, isFiller: false };
      const like = fillerLikeness(image, spot, line.slope);
      if (like.upright > LIKE) upright += 1;
      if (like.over > LIKE) over += 1;
      return { x: spot.x, isFiller: like.upright > LIKE };
    });
    return { line, cells };
  });
  if (lines.some(({ cells }) => cells.length !== length)) return null;
  return { lines, isOver: over > upright };
}

/** The marks at their places in the line. A place whose mark was not found is empty. */
function indexed(spots: Spot[]): (Spot | null)[] {
  const steps = spots.slice(1).map((spot, index) => spot.x - (spots[index]?.x ?? 0));
  const places: (Spot | null)[] = [];
  for (const [index, spot] of spots.entries()) {
    const near = steps.slice(Math.max(0, index - 6), index + 6).sort((a, b) => a - b);
    const pitch = near[Math.floor(near.length / 2)] ?? 1;
    const empty = index === 0 ? 0 : Math.min(8, Math.round((steps[index - 1] ?? pitch) / pitch) - 1);
    for (let at = 0; at < empty; at += 1) places.push(null);
    places.push(spot);
  }
  return places;
}
