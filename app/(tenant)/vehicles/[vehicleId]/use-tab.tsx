import { getTranslations } from 'next-intl/server';
import { TableBehind } from '@/components/figures/table-behind';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';
import { formatNumber, formatPercent } from '@/lib/money';
import { query } from '@/lib/server/query';
import { getVehicleUse } from '@/lib/vehicles/get-vehicle-use';
import { listOdometerReadings } from '@/lib/vehicles/list-odometer-readings';
import { MileageChart } from './mileage-chart';
import type { RecordTabProps } from './record-tabs';

const CURVE_NEEDS = 2;

/** How much the vehicle is used: days rented, and its odometer over time. */
export async function UseTab({ ctx, vehicle, locale }: RecordTabProps) {
  const t = await getTranslations('history');
  const common = await getTranslations('common');
  const [use, readings] = await query(ctx, 'vehicles.view', (q) =>
    Promise.all([getVehicleUse(q, vehicle), listOdometerReadings(q, vehicle)]),
  );
  const { timeZone } = ctx.tenant;
  const days = (value: number) => formatNumber(value, locale, Number.isInteger(value) ? 0 : 1);
  const date = (at: Date) => formatDate(at, locale, timeZone);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        {use.map(({ window, daysOut, days: all, share }) => (
          <Card key={window} title={t('use_window', { days: window })}>
            <p className="tabular text-2xl font-semibold">{share === null ? '—' : formatPercent(share, locale)}</p>
            <div className="my-2 h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
              <div className="h-full bg-accent" style={{ width: `${(share ?? 0) * 100}%` }} />
            </div>
            <p className="text-sm text-muted">{t('use_of', { out: days(daysOut), days: days(all) })}</p>
          </Card>
        ))}
      </div>
      <Card title={t('mileage')}>
        {readings.length < CURVE_NEEDS ? (
          <p className="text-muted">{t('mileage_few')}</p>
        ) : (
          <>
            <MileageChart readings={readings} locale={locale} timeZone={timeZone} />
            <TableBehind
              caption={t('mileage')}
              headers={[common('date'), t('reading'), t('reading_source')]}
              rows={readings
                .toReversed()
                .map(({ at, km, source }) => [date(at), `${formatNumber(km, locale)} km`, t(`reading_${source}`)])}
            />
          </>
        )}
      </Card>
    </div>
  );
}
