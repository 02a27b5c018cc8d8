import { useLocale, useTranslations } from 'next-intl';
import { PlanUsage } from '@/components/tenants/plan-usage';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/money';
import type { TenantRecord } from '@/lib/tenants/get-tenant';

/** What a company uses of its plan. */
export function UsageCard({ tenant, used }: Pick<TenantRecord, 'tenant' | 'used'>) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Card title={t('tenants.usage')}>
      <div className="grid gap-4">
        <PlanUsage limits={{ vehicles: tenant.vehicleLimit, members: tenant.memberLimit }} used={used} />
        <p className="flex justify-between gap-4">
          <span className="text-muted">{t('admin.rentals_running')}</span>
          <span className="tabular">{formatNumber(used.running, locale)}</span>
        </p>
      </div>
    </Card>
  );
}
