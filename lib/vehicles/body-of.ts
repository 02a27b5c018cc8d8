/** Each has a drawing in `components/ui/vehicle-bodies.svg`. */
export const BODIES = ['sedan', 'hatchback', 'suv', 'pickup', 'van'] as const;

export type Body = (typeof BODIES)[number];

const BODY_OF_WORD: [RegExp, Body][] = [
  [/hiace|coaster|van|bus|minibus/i, 'van'],
  [/hilux|frontier|navara|d-max|ranger|pickup/i, 'pickup'],
  [/rav4|jimny|terios|vitara|sportage|tucson|x-trail|montero|patrol|prado|fortuner|everest|cruiser|suv|4x4/i, 'suv'],
  [/picanto|yaris|swift|march|i10|hatch/i, 'hatchback'],
];

export interface Named {
  model: string;
  /** Null for a vehicle of no class. */
  className: string | null;
}

/** Which drawing fits a vehicle, by the words of its model and class. It asks for a row, so that none leaves out its class. */
export function bodyOf({ model, className }: Named): Body {
  return BODY_OF_WORD.find(([word]) => word.test(`${model} ${className ?? ''}`))?.[1] ?? 'sedan';
}
