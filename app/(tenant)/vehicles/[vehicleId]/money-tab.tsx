import { getTranslations } from 'next-intl/server';
import { TableBehind } from '@/components/figures/table-behind';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { can } from '@/lib/auth/permissions';
import { formatMonthYear } from '@/lib/dates';
import { getVehicleEarnings } from '@/lib/figures/get-vehicle-earnings';
import { formatMoney } from '@/lib/money';
import { query } from '@/lib/server/query';
import { EarnedCard } from './earned-card';
import { MoneyChart } from './money-chart';
import { PurchaseCard } from './purchase-card';
import type { RecordTabProps } from './record-tabs';

/** Whether the vehicle earns: its income, its costs by kind, and its purchase. */
export async function MoneyTab({ ctx, vehicle, locale }: RecordTabProps) {
  const t = await getTranslations('history');
  const earnings = await query(ctx, 'vehicles.view', (q) => getVehicleEarnings(q, vehicle));
  const { incomeCents, costCents, purchase, months } = earnings;
  if (incomeCents === 0 && costCents === 0 && !purchase) return <EmptyState title={t('no_money')} />;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const seesOwners = can(ctx.role, 'owners.view');
  const mayEdit = can(ctx.role, 'vehicles.edit') && !vehicle.archivedAt;
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title={t('money_12')}>
          <MoneyChart months={months} locale={locale} />
          <TableBehind
            caption={t('tab_money')}
            headers={[t('month'), t('income'), t('cost'), t('left')]}
            rows={months.map((month) => [
              formatMonthYear(month.month, locale),
              usd(month.incomeCents),
              usd(month.costCents),
              usd(month.incomeCents - month.costCents),
            ])}
          />
        </Card>
        <div className="grid gap-4">
          <PurchaseCard earnings={earnings} editHref={mayEdit ? `/vehicles/${vehicle.id}/edit` : null} />
          <EarnedCard title={t('money_12')} earned={earnings.year} />
          <EarnedCard title={t('money_all')} earned={earnings} />
        </div>
      </div>
      <p className="mt-3 max-w-prose text-sm text-muted">{seesOwners ? t('money_note_owner') : t('money_note')}</p>
    </>
  );
}
