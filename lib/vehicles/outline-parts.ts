export interface Outline {
  width: number;
  height: number;
  /** The body's edge, which is filled. */
  body: string;
  glass: readonly string[];
  lines: readonly string[];
  /** Circles: center and radius. */
  wheels: readonly (readonly [x: number, y: number, radius: number])[];
}

/** What all bodies share, so that a part is drawn where its zone is. */
export const WHEEL_ARCHES =
  'L875 328 A80 80 0 0 0 715 328 L300 328 A80 80 0 0 0 140 328 L60 328 C40 328 32 318 28 300 Z';
export const SIDE_WHEELS = [
  [220, 328, 64],
  [795, 328, 64],
  [220, 328, 30],
  [795, 328, 30],
] as const;
export const WINDSHIELD = 'M305 92 L400 112 L400 328 L305 348 C285 300 285 140 305 92 Z';

export const END_LINES = ['M58 290 H442', 'M70 336 V376 H122 V336', 'M378 336 V376 H430 V336'];

/** Lights, grille and plate. */
export const FACE_LINES = [
  'M100 192 C180 180 320 180 400 192',
  'M68 234 L140 244 L132 278 L72 270 Z',
  'M432 234 L360 244 L368 278 L428 270 Z',
  'M160 246 H340 L330 280 H170 Z',
  'M167 263 H333',
  'M205 302 H295 V334 H205 Z',
];
