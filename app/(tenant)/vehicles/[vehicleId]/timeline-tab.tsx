import { Ban, FileInput, Gauge, KeyRound, type LucideIcon, Pencil, Plus, Trash2, Undo2, Wrench } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { Card } from '@/components/ui/card';
import { formatDateTime } from '@/lib/dates';
import { query } from '@/lib/server/query';
import { listVehicleTimeline, type VehicleEvent } from '@/lib/vehicles/list-vehicle-timeline';
import { EventText } from './event-text';
import { HISTORY_SIZE, type RecordTabProps, tabHref } from './record-tabs';

const ICONS: Record<VehicleEvent['kind'], LucideIcon> = {
  created: Plus,
  imported: FileInput,
  edited: Pencil,
  archived: Trash2,
  odometer_corrected: Gauge,
  rental_out: KeyRound,
  rental_in: Undo2,
  rental_cancelled: Ban,
  ticket_opened: Wrench,
  ticket_closed: Wrench,
};

export async function TimelineTab({ ctx, vehicle, locale, cursor }: RecordTabProps) {
  const t = await getTranslations('history');
  const page = await query(ctx, 'vehicles.view', (q) =>
    listVehicleTimeline(q, vehicle.id, { cursor, size: HISTORY_SIZE }),
  );
  const address = (to: string | null) => to && tabHref(vehicle.id, 'timeline', to);
  return (
    <>
      <Card title={t('tab_timeline')} className="max-w-3xl">
        <ol className="grid gap-4">
          {page.rows.map((event) => {
            const Icon = ICONS[event.kind];
            return (
              <li key={`${event.kind}-${event.id}`} className="flex gap-3">
                <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
                  <Icon className="size-4" aria-hidden="true" />
                </span>
                <span className="min-w-0">
                  <EventText event={event} locale={locale} />
                  <span className="block text-sm text-muted">
                    {formatDateTime(event.at, locale, ctx.tenant.timeZone)}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </Card>
      <PageLinks previous={address(page.previousCursor)} next={address(page.nextCursor)} />
    </>
  );
}
