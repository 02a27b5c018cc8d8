import type { Mark } from './find-marks';

/** A row of marks of similar height. Its center line runs from left to right as `at + slope × x`. */
export interface TextLine {
  left: number;
  right: number;
  at: number;
  slope: number;
  /** The height of its tall marks. */
  tall: number;
  spots: Spot[];
}

/** One mark, by its center. */
export interface Spot {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

const FEWEST = 16;

/** Rows of at least sixteen evenly spaced marks, the way machine-readable zones are printed. */
export function findTextLines(marks: Mark[]): TextLine[] {
  const spots = marks
    .map((mark) => ({
      x: (mark.left + mark.right) / 2,
      y: (mark.top + mark.bottom) / 2,
      wide: mark.right - mark.left + 1,
      tall: mark.bottom - mark.top + 1,
    }))
    .filter(({ wide, tall }) => wide <= tall * 2.2)
    .sort((a, b) => a.x - b.x);
  const next = spots.map((spot, index) => neighbour(spots, spot, index));
  const before = new Map<number, number>();
  // If two marks claim the same neighbor, it belongs to the nearer one.
  for (const [from, to] of next.entries()) {
    if (to === undefined) continue;
    const rival = before.get(to);
    if (rival === undefined || gap(spots, rival, to) > gap(spots, from, to)) before.set(to, from);
  }
  const follows = new Map([...before].map(([to, from]) => [from, to]));
  const rows: Spot[][] = [];
  for (const [index] of spots.entries()) {
    if (before.has(index)) continue;
    const row: Spot[] = [];
    for (let at: number | undefined = index; at !== undefined; at = follows.get(at)) {
      const spot = spots[at];
      if (spot) row.push(spot);
    }
    if (row.length >= FEWEST) rows.push(row);
  }
  return rows.map(fitLine).filter((line) => line !== null);
}

function gap(spots: Spot[], from: number, to: number): number {
  const a = spots[from];
  const b = spots[to];
  return a && b ? Math.hypot(b.x - a.x, (b.y - a.y) * 2) : Number.POSITIVE_INFINITY;
}

function neighbour(spots: Spot[], spot: Spot, index: number): number | undefined {
  let best: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  const height = Math.max(spot.tall, spot.wide);
  for (let at = index + 1; at < spots.length; at += 1) {
    const other = spots[at];
    if (!other || other.x - spot.x > height * 3.4) break;
    const across = other.x - spot.x;
    const down = Math.abs(other.y - spot.y);
    const ratio = other.tall / spot.tall;
    if (across < height * 0.35 || down > height * 0.35 + across * 0.12 || ratio < 0.5 || ratio > 2) continue;
    const distance = across + down * 2;
    if (distance < nearest) {
      nearest = distance;
      best = at;
    }
  }
  return best;
}

/** The straight line through a row of marks; null if they are too close together to be a line of text. */
export function fitLine(row: Spot[]): TextLine | null {
  const talls = row.map(({ tall }) => tall).sort((a, b) => a - b);
  const tall = talls[Math.floor(talls.length * 0.8)] ?? 0;
  const first = row[0];
  const last = row.at(-1);
  if (!first || !last || last.x - first.x < tall * 12) return null;
  let kept = row;
  let line = leastSquares(kept);
  for (let round = 0; round < 2; round += 1) {
    const near = kept.filter(({ x, y }) => Math.abs(y - line.at - line.slope * x) < tall * 0.35);
    if (near.length < FEWEST) break;
    kept = near;
    line = leastSquares(kept);
  }
  return { ...line, left: first.x - first.wide / 2, right: last.x + last.wide / 2, tall, spots: row };
}

function leastSquares(row: Spot[]): { at: number; slope: number } {
  const n = row.length;
  const meanX = row.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = row.reduce((sum, { y }) => sum + y, 0) / n;
  const spread = row.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = spread === 0 ? 0 : row.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { at: meanY - slope * meanX, slope };
}
