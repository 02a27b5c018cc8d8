const BODIES = {
  sedan: 'M6 30c0-5 3-7 9-8l9-8c2-2 5-3 8-3h14c4 0 7 1 10 4l8 7c8 1 12 3 12 8v3H6z',
  suv: 'M6 31V21c0-2 2-3 5-4l7-9c1-1 3-2 5-2h26c4 0 6 1 9 4l8 8c7 1 10 3 10 7v6H6z',
  pickup: 'M4 31v-9h26l2-13c0-2 2-3 4-3h12c3 0 5 1 7 4l7 9c9 1 14 3 14 7v5H4z',
  van: 'M5 32V10c0-3 2-5 5-5h46c4 0 7 2 9 5l8 11c3 1 4 3 4 6v5H5z',
};

export type Body = keyof typeof BODIES;

const BODY_OF_WORD: [RegExp, Body][] = [
  [/hiace|van|bus|minibus/i, 'van'],
  [/hilux|frontier|d-max|ranger|pickup/i, 'pickup'],
  [/rav4|jimny|terios|vitara|sportage|tucson|x-trail|montero|patrol|prado|fortuner|cruiser|suv|4x4/i, 'suv'],
];

export function bodyOf(model: string, className: string | null): Body {
  return BODY_OF_WORD.find(([word]) => word.test(`${model} ${className ?? ''}`))?.[1] ?? 'sedan';
}

/** A line drawing of the vehicle's type, shown if there is no photo. */
export function VehicleSilhouette({ body, className }: { body: Body; className?: string }) {
  return (
    <svg
      viewBox="0 0 80 44"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={BODIES[body]} />
      <circle cx="20" cy="33" r="6" className="fill-raised" />
      <circle cx="61" cy="33" r="6" className="fill-raised" />
    </svg>
  );
}
