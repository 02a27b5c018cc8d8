import type { CSSProperties } from 'react';
import type { Body } from '@/lib/vehicles/body-of';
import { colorOf } from '@/lib/vehicles/color-of';
import { COLORS } from '@/lib/vehicles/colors';
import { cn } from './cn';
import bodies from './vehicle-bodies.svg';

interface VehicleSilhouetteProps {
  body: Body;
  /** As the clerk typed it. If it is unknown, the drawing has the paint of no vehicle. */
  color?: string | null;
  className?: string;
}

/** A drawing of the vehicle's type in its color, shown if there is no photo. */
export function VehicleSilhouette({ body, color, className }: VehicleSilhouetteProps) {
  const known = colorOf(color ?? '');
  const style = known && ({ '--paint': COLORS[known].paint } as CSSProperties);
  return (
    <svg viewBox="0 0 160 72" className={cn('silhouette', className)} style={style} aria-hidden="true">
      <use href={`${bodies.src}#${body}`} />
    </svg>
  );
}
