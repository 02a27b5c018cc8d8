import type { DrawingView } from './values';

/** The edges of a zone on its view, in thousandths: left, top, right, bottom. */
type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** The left side, whose front is at the drawing's left. The right side is its mirror image. */
const SIDE = {
  mirror: [270, 300, 350, 420],
  headlight: [0, 380, 110, 560],
  taillight: [890, 380, 1000, 560],
  roof: [300, 0, 720, 120],
  front_window: [300, 120, 510, 420],
  rear_window: [510, 120, 720, 420],
  front_fender: [110, 420, 330, 560],
  front_wheel: [110, 560, 330, 1000],
  front_door: [330, 420, 520, 850],
  rear_door: [520, 420, 700, 850],
  sill: [330, 850, 700, 1000],
  rear_fender: [700, 420, 890, 560],
  rear_wheel: [700, 560, 890, 1000],
  front_bumper: [0, 560, 110, 1000],
  rear_bumper: [890, 560, 1000, 1000],
  hood: [0, 0, 300, 420],
  rear_corner: [720, 0, 1000, 420],
} as const satisfies Record<string, Edges>;

/** Zones that a side shares with other views. The others are named after their side. */
const SHARED = ['roof', 'hood', 'front_bumper', 'rear_bumper'] as const;

type Shared = (typeof SHARED)[number];
type OfSide = Exclude<keyof typeof SIDE, Shared>;

const TOP = {
  left_mirror: [330, 880, 410, 1000],
  right_mirror: [330, 0, 410, 120],
  front_bumper: [0, 0, 60, 1000],
  hood: [60, 0, 300, 1000],
  windshield: [300, 0, 410, 1000],
  roof: [410, 0, 700, 1000],
  rear_window: [700, 0, 800, 1000],
  trunk: [800, 0, 940, 1000],
  rear_bumper: [940, 0, 1000, 1000],
} as const satisfies Record<string, Edges>;

/** As seen by somebody who stands before the vehicle. */
const FRONT = {
  right_mirror: [0, 260, 130, 430],
  left_mirror: [870, 260, 1000, 430],
  front_plate: [390, 750, 610, 840],
  roof: [0, 0, 1000, 120],
  windshield: [0, 120, 1000, 430],
  hood: [0, 430, 1000, 560],
  right_headlight: [0, 560, 280, 720],
  grille: [280, 560, 720, 720],
  left_headlight: [720, 560, 1000, 720],
  right_front_wheel: [0, 880, 280, 1000],
  left_front_wheel: [720, 880, 1000, 1000],
  front_bumper: [0, 720, 1000, 1000],
} as const satisfies Record<string, Edges>;

/** As seen by somebody who stands behind the vehicle. */
const BACK = {
  rear_plate: [390, 600, 610, 700],
  roof: [0, 0, 1000, 120],
  rear_window: [0, 120, 1000, 430],
  left_taillight: [0, 430, 240, 660],
  right_taillight: [760, 430, 1000, 660],
  trunk: [240, 430, 760, 720],
  left_rear_wheel: [0, 880, 280, 1000],
  right_rear_wheel: [720, 880, 1000, 1000],
  rear_bumper: [0, 660, 1000, 1000],
} as const satisfies Record<string, Edges>;

export type Zone = Shared | `${'left' | 'right'}_${OfSide}` | keyof typeof TOP | keyof typeof FRONT | keyof typeof BACK;

export interface PlacedZone {
  name: Zone;
  edges: Edges;
}

/** The named zones of each view, the smaller ones before those that they lie on. Together they cover the view. */
export const DRAWING_ZONES: Record<DrawingView, readonly PlacedZone[]> = {
  top: placed(TOP),
  left: sideZones('left'),
  right: sideZones('right'),
  front: placed(FRONT),
  back: placed(BACK),
};

function placed<Name extends Zone>(zones: Record<Name, Edges>): PlacedZone[] {
  // Safe because an object written with these names has no others.
  return (Object.entries(zones) as [Name, Edges][]).map(([name, edges]) => ({ name, edges }));
}

function sideZones(side: 'left' | 'right'): PlacedZone[] {
  return (Object.entries(SIDE) as [keyof typeof SIDE, Edges][]).map(([part, [left, top, right, bottom]]) => ({
    name: isShared(part) ? part : `${side}_${part}`,
    edges: side === 'left' ? [left, top, right, bottom] : [1000 - right, top, 1000 - left, bottom],
  }));
}

function isShared(part: keyof typeof SIDE): part is Shared {
  return SHARED.some((name) => name === part);
}
