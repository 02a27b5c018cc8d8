import type { Body } from '@/lib/vehicles/body-of';
import { cn } from './cn';
import bodies from './vehicle-bodies.svg';

/** A line drawing of the vehicle's type, shown if there is no photo. */
export function VehicleSilhouette({ body, className }: { body: Body; className?: string }) {
  return (
    <svg viewBox="0 0 80 44" className={cn('silhouette', className)} aria-hidden="true">
      <use href={`${bodies.src}#${body}`} />
    </svg>
  );
}
