import { findInk } from './find-ink';
import { findMarks } from './find-marks';
import { findTextLines, fitLine, type TextLine } from './find-text-lines';
import type { GrayImage } from './gray-image';

/** Two or three lines of text, arranged below each other like those of a machine-readable zone. */
export type Zone = TextLine[];

/** Possible machine-readable zones in an image whose text runs from left to right, the most likely first. */
export function findZones(image: GrayImage): Zone[] {
  const longest = Math.max(image.width, image.height);
  const ink = findInk(image, Math.round(longest / 40));
  const marks = findMarks(ink, image.width, image.height, 7, longest / 14);
  const lines = joined(findTextLines(marks)).sort((a, b) => middle(a) - middle(b));
  const zones: Zone[] = [];
  for (const [index, line] of lines.entries()) {
    const zone = [line];
    for (const other of lines.slice(index + 1)) {
      const above = zone.at(-1);
      if (zone.length < 3 && above && liesUnder(above, other)) zone.push(other);
    }
    if (zone.length > 1) zones.push(zone);
  }
  return zones
    .sort((a, b) => likeliness(b) - likeliness(a))
    .filter((zone, index, all) => !isPart(zone, all.slice(0, index)));
}

function middle(line: TextLine): number {
  return line.at + (line.slope * (line.left + line.right)) / 2;
}

function liesUnder(above: TextLine, line: TextLine): boolean {
  const tall = (above.tall + line.tall) / 2;
  const x = (Math.max(above.left, line.left) + Math.min(above.right, line.right)) / 2;
  const down = line.at + line.slope * x - (above.at + above.slope * x);
  const common = Math.min(above.right, line.right) - Math.max(above.left, line.left);
  const longer = Math.max(above.right - above.left, line.right - line.left);
  const ratio = above.tall / line.tall;
  return down > tall * 1.2 && down < tall * 3.6 && common > longer * 0.6 && ratio > 0.6 && ratio < 1.6;
}

/** Joins rows that a missing mark has split in two. */
function joined(lines: TextLine[]): TextLine[] {
  const rest = lines.sort((a, b) => a.left - b.left);
  const whole: TextLine[] = [];
  for (const line of rest) {
    const before = whole.find(
      (one) =>
        line.left > one.right &&
        line.left - one.right < one.tall * 9 &&
        Math.abs(one.at + one.slope * line.left - line.at - line.slope * line.left) < one.tall * 0.6,
    );
    const both = before && fitLine([...before.spots, ...line.spots]);
    if (before && both) whole.splice(whole.indexOf(before), 1, both);
    else whole.push(line);
  }
  return whole;
}

function likeliness(zone: Zone): number {
  return zone.reduce((sum, line) => sum + Math.min(line.spots.length, 44), 0);
}

function isPart(zone: Zone, others: Zone[]): boolean {
  return others.some((other) => zone.every((line) => other.includes(line)));
}
