import { getTranslations } from 'next-intl/server';
import { previewRateAction } from '@/app/(tenant)/rates/actions';
import { searchVehiclesAction } from '@/app/(tenant)/vehicles/actions';
import { ClientMessages } from '@/components/layout/client-messages';
import { RatePreview } from '@/components/rates/rate-preview';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { formatMoney } from '@/lib/money';
import type { RecordTabProps } from './record-tabs';

const PREVIEW_MS = 7 * DAY_MS;

/** The vehicle's own rates, and the price of a given period under the company's rules. */
export async function PriceTab({ ctx, vehicle, locale }: RecordTabProps) {
  const t = await getTranslations();
  const money = (cents: number | null) => cents !== null && formatMoney(cents, 'USD', locale);
  const hour = (at: Date) => `${instantToLocal(at, ctx.tenant.timeZone).slice(0, 13)}:00`;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Card title={t('history.own_rates')}>
        <DescriptionList
          facts={[
            { label: t('vehicles.rate'), value: money(vehicle.dailyRateCents) },
            { label: t('vehicles.weekly_rate'), value: money(vehicle.weeklyRateCents) },
            { label: t('vehicles.monthly_rate'), value: money(vehicle.monthlyRateCents) },
            { label: t('vehicles.class'), value: vehicle.className },
          ]}
        />
        <LinkButton href="/rates" list={{ title: t('rates.title'), searched: false }} className="mt-4">
          {t('history.all_rates')}
        </LinkButton>
      </Card>
      {!vehicle.archivedAt && (
        <Card title={t('rates.preview')}>
          <ClientMessages namespaces={['rates', 'pricing', 'customers', 'vehicles', 'rentals']}>
            <RatePreview
              vehicle={{ id: vehicle.id, label: `${vehicle.make} ${vehicle.model} · ${vehicle.plate}` }}
              classes={[]}
              pickupAt={hour(ctx.now)}
              dueAt={hour(new Date(ctx.now.getTime() + PREVIEW_MS))}
              preview={previewRateAction}
              searchVehicles={searchVehiclesAction}
              timeZone={ctx.tenant.timeZone}
            />
          </ClientMessages>
        </Card>
      )}
    </div>
  );
}
