import type { ReactNode } from 'react';
import type { DrawingView } from '@/lib/inspections/values';
import { type DrawnBody, outlineOf } from '@/lib/vehicles/vehicle-outlines';

export interface DrawnMark {
  id: string;
  x: number;
  y: number;
  number: number;
  /** Found by the inspection that is shown, or standing before. */
  isNew: boolean;
}

interface VehicleViewProps {
  body: DrawnBody;
  view: DrawingView;
  marks: readonly DrawnMark[];
  /** Drawn above the marks, such as a crosshair. */
  children?: ReactNode;
}

const MARK = 34;

/** One side of the vehicle with its damages. New ones are filled circles, those that stood before hollow squares. */
export function VehicleView({ body, view, marks, children }: VehicleViewProps) {
  const { width, height, ...outline } = outlineOf(body, view);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block w-full" aria-hidden="true">
      <g
        transform={view === 'right' ? `translate(${width} 0) scale(-1 1)` : undefined}
        className="fill-none stroke-muted"
        strokeWidth={4}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={outline.body} className="fill-raised stroke-text" />
        {outline.glass.map((path) => (
          <path key={path} d={path} className="fill-sunken" />
        ))}
        {outline.lines.map((path) => (
          <path key={path} d={path} />
        ))}
        {outline.wheels.map(([x, y, radius]) => (
          <circle key={`${x} ${radius}`} cx={x} cy={y} r={radius} className="fill-raised stroke-text" />
        ))}
      </g>
      {marks.map((mark) => (
        <Mark key={mark.id} mark={mark} x={(mark.x * width) / 1000} y={(mark.y * height) / 1000} />
      ))}
      {children}
    </svg>
  );
}

function Mark({ mark: { number, isNew }, x, y }: { mark: DrawnMark; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={5}>
      {isNew ? (
        <circle r={MARK} className="fill-accent stroke-raised" />
      ) : (
        <rect x={-MARK} y={-MARK} width={MARK * 2} height={MARK * 2} rx={6} className="fill-raised stroke-text" />
      )}
      <text
        y={15}
        textAnchor="middle"
        fontSize={42}
        fontWeight={600}
        className={isNew ? 'fill-on-accent' : 'fill-text'}
      >
        {number}
      </text>
    </g>
  );
}
