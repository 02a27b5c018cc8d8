import { cn } from './cn';
import bodies from './vehicle-bodies.svg';

export type Body = 'sedan' | 'suv' | 'pickup' | 'van';

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
    <svg viewBox="0 0 80 44" className={cn('silhouette', className)} aria-hidden="true">
      <use href={`${bodies.src}#${body}`} />
    </svg>
  );
}
