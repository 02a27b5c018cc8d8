import { findCells } from './find-cells';
import { findZones } from './find-zones';
import { type GrayImage, turnedOver, turnedRight } from './gray-image';
import { type StraightZone, straightenZone } from './straighten-zone';

/**
 * Possible machine-readable zones in a photo, in whatever direction it was taken, straightened for text recognition.
 */
export function findStraightZones(photo: GrayImage): StraightZone[] {
  const found: StraightZone[] = [];
  for (const image of [photo, turnedRight(photo)]) {
    const { zones, isOver } = zonesOf(image);
    found.push(...zones);
    if (isOver) found.push(...zonesOf(turnedOver(image)).zones);
  }
  return found;
}

function zonesOf(image: GrayImage): { zones: StraightZone[]; isOver: boolean } {
  const read = findZones(image)
    .slice(0, 4)
    .map((zone) => findCells(image, zone))
    .filter((cells) => cells !== null);
  const zones = read.filter(({ isOver }) => !isOver).map(({ lines }) => straightenZone(image, lines));
  return { zones, isOver: read.some(({ isOver }) => isOver) };
}
