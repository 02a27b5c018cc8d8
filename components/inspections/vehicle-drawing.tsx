import { useTranslations } from 'next-intl';
import type { DrawingView } from '@/lib/inspections/values';
import type { DrawnBody } from '@/lib/vehicles/vehicle-outlines';
import { DrawingGrid } from './drawing-grid';
import { type DrawnMark, VehicleView } from './vehicle-view';

interface VehicleDrawingProps {
  body: DrawnBody;
  marks: readonly (DrawnMark & { view: DrawingView })[];
}

/** The vehicle from all sides with its damages, to be looked at. What it shows is in the list beside it. */
export function VehicleDrawing({ body, marks }: VehicleDrawingProps) {
  const t = useTranslations('inspections');
  return (
    <DrawingGrid>
      {(view) => (
        <figure className="min-w-0">
          <VehicleView body={body} view={view} marks={marks.filter((mark) => mark.view === view)} />
          <figcaption className="text-center text-xs text-muted">{t(`view_${view}`)}</figcaption>
        </figure>
      )}
    </DrawingGrid>
  );
}
