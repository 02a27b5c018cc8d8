/** Each has a drawing in `components/ui/vehicle-bodies.svg`. */
export const BODIES = ['sedan', 'hatchback', 'suv', 'pickup', 'van'] as const;

export type Body = (typeof BODIES)[number];

const BODY_OF_WORD: [RegExp, Body][] = [
  [/hiace|van|bus|minibus/i, 'van'],
  [/hilux|frontier|d-max|ranger|pickup/i, 'pickup'],
  [/rav4|jimny|terios|vitara|sportage|tucson|x-trail|montero|patrol|prado|fortuner|cruiser|suv|4x4/i, 'suv'],
  [/picanto|yaris|swift|march|i10|hatch/i, 'hatchback'],
];

/** Which drawing fits a vehicle, by the words of its model and class. */
export function bodyOf(model: string, className: string | null): Body {
  return BODY_OF_WORD.find(([word]) => word.test(`${model} ${className ?? ''}`))?.[1] ?? 'sedan';
}
