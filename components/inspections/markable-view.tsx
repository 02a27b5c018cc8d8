'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { nextZone, type ZoneDirection } from '@/lib/inspections/next-zone';
import type { DrawingView } from '@/lib/inspections/values';
import { zoneAt } from '@/lib/inspections/zone-at';
import { type DrawnBody, outlineOf } from '@/lib/vehicles/vehicle-outlines';
import { type DrawnMark, VehicleView } from './vehicle-view';

const ARROWS: Record<string, ZoneDirection> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const CROSS = 60;
const MIDDLE = { x: 500, y: 500 };

interface MarkableViewProps {
  view: DrawingView;
  body: DrawnBody;
  marks: readonly DrawnMark[];
  /** In thousandths of the view. */
  onPlace: (x: number, y: number) => void;
}

/**
 * One side to mark damage on: a press marks its place; with the keyboard, arrow keys move a crosshair from part to part,
 * and Enter marks.
 */
export function MarkableView({ view, body, marks, onPlace }: MarkableViewProps) {
  const t = useTranslations('inspections');
  const [cross, setCross] = useState<{ x: number; y: number } | null>(null);
  const { width, height } = outlineOf(body, view);
  const at = cross ?? MIDDLE;
  const zone = zoneAt({ view, ...at });

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A press by keyboard has no place of its own.
    if (event.detail === 0) return onPlace(at.x, at.y);
    const box = event.currentTarget.getBoundingClientRect();
    const share = (value: number, size: number) => Math.min(1000, Math.max(0, Math.round((value / size) * 1000)));
    onPlace(share(event.clientX - box.left, box.width), share(event.clientY - box.top, box.height));
  }

  function move(event: KeyboardEvent) {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = nextZone({ view, ...at }, direction);
    setCross({ x: next.x, y: next.y });
  }

  const [x, y] = [(at.x * width) / 1000, (at.y * height) / 1000];
  return (
    <div className="min-w-0">
      <button
        type="button"
        onClick={press}
        onKeyDown={move}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setCross((before) => before ?? MIDDLE)}
        onBlur={() => setCross(null)}
        aria-label={t('board_mark', { view: t(`view_${view}`), zone: t(`zone_${zone}`) })}
        className="block w-full cursor-crosshair rounded-control hover:bg-sunken"
      >
        <VehicleView body={body} view={view} marks={marks}>
          {cross && (
            <g className="fill-none stroke-accent" strokeWidth={6}>
              <path d={`M${x - CROSS} ${y}H${x + CROSS}M${x} ${y - CROSS}V${y + CROSS}`} />
              <circle cx={x} cy={y} r={CROSS / 2} />
            </g>
          )}
        </VehicleView>
      </button>
      <p className="text-center text-xs text-muted" aria-hidden="true">
        {cross ? t(`zone_${zone}`) : t(`view_${view}`)}
      </p>
      <p role="status" className="sr-only">
        {cross && t(`zone_${zone}`)}
      </p>
    </div>
  );
}
