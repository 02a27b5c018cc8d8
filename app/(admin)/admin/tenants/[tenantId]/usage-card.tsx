import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/money';
import type { TenantRecord } from '@/lib/tenants/get-tenant';
import { UsageBar } from './usage-bar';

/** What a company uses of its plan. */
export function UsageCard({ tenant, used }: Pick<TenantRecord, 'tenant' | 'used'>) {
  const t = useTranslations();
  const locale = useLocale();
  const kinds = [
    { label: t('admin.vehicles'), used: used.vehicles, limit: tenant.vehicleLimit },
    { label: t('admin.members'), used: used.members, limit: tenant.memberLimit },
  ];
  return (
    <Card title={t('tenants.usage')}>
      <div className="grid gap-4">
        {kinds.map(({ label, used, limit }) => (
          <UsageBar
            key={label}
            label={label}
            used={used}
            limit={limit}
            text={
              limit === null
                ? t('tenants.used_unlimited', { used: formatNumber(used, locale) })
                : t('tenants.used', { used: formatNumber(used, locale), limit: formatNumber(limit, locale) })
            }
            warning={
              limit === null || used < limit ? null : t(used > limit ? 'tenants.over_limit' : 'tenants.at_limit')
            }
          />
        ))}
        <p className="flex justify-between gap-4">
          <span className="text-muted">{t('admin.rentals_running')}</span>
          <span className="tabular">{formatNumber(used.running, locale)}</span>
        </p>
      </div>
    </Card>
  );
}
