import { getTranslations } from 'next-intl/server';
import { shareText } from '@/components/owners/share-text';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { can } from '@/lib/auth/permissions';
import { formatDate, localDay } from '@/lib/dates';
import { formatMoney, formatNumber } from '@/lib/money';
import { findOwnerOf } from '@/lib/owners/find-owner-of';
import { query } from '@/lib/server/query';
import { colorText } from '@/lib/vehicles/color-text';
import { DocumentBadge } from './document-badge';
import type { RecordTabProps } from './record-tabs';
import { VehiclePhotos } from './vehicle-photos';

/** The vehicle itself: details, documents, photos. */
export async function OverviewTab({ ctx, vehicle, locale }: RecordTabProps) {
  const t = await getTranslations();
  const { timeZone } = ctx.tenant;
  const owner = can(ctx.role, 'owners.view')
    ? await query(ctx, 'owners.view', (q) => findOwnerOf(q, vehicle.id))
    : null;
  const today = localDay(ctx.now, timeZone);
  const money = (cents: number | null) => cents !== null && formatMoney(cents, 'USD', locale);
  const document = (day: string | null) =>
    day && <DocumentBadge expiresOn={day} shown={formatDate(day, locale, timeZone)} today={today} />;
  const ownerFact = (whose: NonNullable<typeof owner>) => ({
    label: t('owners.title'),
    value: (
      <>
        <Link href={`/owners/${whose.id}`} className="text-accent underline underline-offset-2">
          {whose.name}
        </Link>
        <span className="block text-sm text-muted">{shareText(t, locale, whose)}</span>
      </>
    ),
  });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <Card title={t('vehicles.facts')}>
          <DescriptionList
            facts={[
              { label: t('vehicles.class'), value: vehicle.className },
              { label: t('vehicles.color'), value: colorText(t, vehicle.color) },
              { label: t('vehicles.seats'), value: vehicle.seats },
              { label: t('vehicles.transmission'), value: t(`vehicles.${vehicle.transmission}`) },
              { label: t('vehicles.fuel_type'), value: t(`vehicles.${vehicle.fuelType}`) },
              { label: t('vehicles.vin'), value: vehicle.vin },
              { label: t('vehicles.mileage'), value: `${formatNumber(vehicle.odometerKm, locale)} km` },
              { label: t('vehicles.condition'), value: t(`vehicles.${vehicle.condition}`) },
              { label: t('vehicles.features'), value: vehicle.features.join(', ') },
              { label: t('vehicles.rate'), value: money(vehicle.dailyRateCents) },
              { label: t('vehicles.weekly_rate'), value: money(vehicle.weeklyRateCents) },
              { label: t('vehicles.monthly_rate'), value: money(vehicle.monthlyRateCents) },
              ...(owner ? [ownerFact(owner)] : []),
              { label: t('vehicles.purchase_price'), value: money(vehicle.purchasePriceCents) },
              {
                label: t('vehicles.purchased_on'),
                value: vehicle.purchasedOn && formatDate(vehicle.purchasedOn, locale, timeZone),
              },
              { label: t('common.notes'), value: vehicle.notes },
            ]}
          />
        </Card>
        <Card title={t('vehicles.section_insurance')}>
          <DescriptionList
            facts={[
              { label: t('vehicles.insurance_provider'), value: vehicle.insuranceProvider },
              { label: t('vehicles.policy_number'), value: vehicle.policyNumber },
              { label: t('vehicles.insurance_expires'), value: document(vehicle.insuranceExpiresOn) },
              { label: t('vehicles.registration_expires'), value: document(vehicle.registrationExpiresOn) },
            ]}
          />
        </Card>
      </div>
      <div className="grid gap-4">
        <VehiclePhotos vehicle={vehicle} />
      </div>
    </div>
  );
}
