import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/money';
import { UsageBar } from './usage-bar';

interface Props {
  limits: { vehicles: number | null; members: number | null };
  used: { vehicles: number; members: number };
}

/** How much of its plan a company uses: vehicles and members. */
export function PlanUsage({ limits, used }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (['vehicles', 'members'] as const).map((kind) => {
    const [is, limit] = [used[kind], limits[kind]];
    return (
      <UsageBar
        key={kind}
        label={t(`admin.${kind}`)}
        used={is}
        limit={limit}
        text={
          limit === null
            ? t('tenants.used_unlimited', { used: formatNumber(is, locale) })
            : t('tenants.used', { used: formatNumber(is, locale), limit: formatNumber(limit, locale) })
        }
        warning={limit === null || is < limit ? null : t(is > limit ? 'tenants.over_limit' : 'tenants.at_limit')}
      />
    );
  });
}
