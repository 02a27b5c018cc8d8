import { DRAWING_ZONES, type PlacedZone, type Zone } from './drawing-zones';
import type { DrawingView } from './values';

export interface DrawingPlace {
  view: DrawingView;
  /** In thousandths from the view's left edge, and from its top. */
  x: number;
  y: number;
}

/** The named part of the vehicle at a place on its drawing. */
export function zoneAt({ view, x, y }: DrawingPlace): Zone {
  const zones = DRAWING_ZONES[view];
  const there = zones.find(
    ({ edges: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return (there ?? (zones[0] as PlacedZone)).name;
}

/** Where a zone's mark is put if only its name was chosen: its center. */
export function placeOfZone(view: DrawingView, name: Zone): DrawingPlace {
  const zones = DRAWING_ZONES[view];
  const { edges } = zones.find((zone) => zone.name === name) ?? (zones[0] as PlacedZone);
  const [left, top, right, bottom] = edges;
  return { view, x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}
