import type { Locale } from '../i18n/locales';
import type { Translate } from '../i18n/translate';
import { formatMoney, formatNumber } from '../money';

/** A plan's name: the product's own in the reader's language, another one by its code. */
export function planName(t: Translate, code: string): string {
  // Safe because it is asked for first, and no plan's name has parameters.
  return t.has(`admin.plan_${code}` as 'admin.plan') ? t(`admin.plan_${code}` as 'admin.plan') : code;
}

interface Limits {
  code: string;
  vehicleLimit: number | null;
  memberLimit: number | null;
  monthlyPriceCents: number;
}

/** A plan with what it allows and costs, for choosing one. */
export function planText(t: Translate, locale: Locale, { code, ...plan }: Limits): string {
  const { vehicleLimit, memberLimit } = plan;
  return t('tenants.plan_choice', {
    plan: planName(t, code),
    price: formatMoney(plan.monthlyPriceCents, 'USD', locale),
    vehicles:
      vehicleLimit === null
        ? t('tenants.no_vehicle_limit')
        : t('tenants.vehicle_limit', { limit: formatNumber(vehicleLimit, locale) }),
    members:
      memberLimit === null
        ? t('tenants.no_member_limit')
        : t('tenants.member_limit', { limit: formatNumber(memberLimit, locale) }),
  });
}
