import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { formatDateTime } from '@/lib/dates';
import { query } from '@/lib/server/query';
import { listVehicleTimeline, type VehicleEvent } from '@/lib/vehicles/list-vehicle-timeline';
import { EventText } from './event-text';
import { HISTORY_SIZE, type RecordTabProps, tabHref } from './record-tabs';

const ICONS: Record<VehicleEvent['kind'], IconName> = {
  created: 'plus',
  imported: 'file-input',
  edited: 'pencil',
  archived: 'trash-2',
  odometer_corrected: 'gauge',
  rental_out: 'key-round',
  rental_in: 'undo-2',
  rental_cancelled: 'ban',
  ticket_opened: 'wrench',
  ticket_closed: 'wrench',
};

export async function TimelineTab({ ctx, vehicle, locale, cursor }: RecordTabProps) {
  const t = await getTranslations('history');
  const page = await query(ctx, 'vehicles.view', (q) =>
    listVehicleTimeline(q, vehicle.id, { cursor, size: HISTORY_SIZE }),
  );
  const address = (to: string | null) => to && tabHref(vehicle.id, 'timeline', to);
  return (
    <div className="max-w-3xl">
      <Card title={t('tab_timeline')}>
        <ol className="grid gap-4">
          {page.rows.map((event) => (
            <li key={`${event.kind}-${event.id}-${event.at.getTime()}`} className="flex gap-3">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
                <Icon name={ICONS[event.kind]} />
              </span>
              <span className="min-w-0">
                <EventText event={event} locale={locale} />
                <span className="block text-sm text-muted">
                  {formatDateTime(event.at, locale, ctx.tenant.timeZone)}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <PageLinks previous={address(page.previousCursor)} next={address(page.nextCursor)} />
    </div>
  );
}
