import type { Locale } from '../i18n/locales';
import type { Translate } from '../i18n/translate';
import { formatMoney, formatNumber } from '../money';

const OWN_PLANS = ['starter', 'business', 'premium'] as const;

/** A plan's name: the product's own in the reader's language, another one by its code. */
export function planName(t: Translate, code: string): string {
  const own = OWN_PLANS.find((name) => name === code);
  return own ? t(`admin.plan_${own}`) : code;
}

interface Plan {
  code: string;
  vehicleLimit: number | null;
  memberLimit: number | null;
  monthlyPriceCents: number;
}

/** A plan as an option to choose: its name and price, and what it allows. */
export function planOption(t: Translate, locale: Locale, { code, vehicleLimit, memberLimit, monthlyPriceCents }: Plan) {
  const price = formatMoney(monthlyPriceCents, 'USD', locale);
  const vehicles =
    vehicleLimit === null
      ? t('tenants.no_vehicle_limit')
      : t('tenants.vehicle_limit', { limit: formatNumber(vehicleLimit, locale) });
  const members =
    memberLimit === null
      ? t('tenants.no_member_limit')
      : t('tenants.member_limit', { limit: formatNumber(memberLimit, locale) });
  return {
    value: code,
    label: t('tenants.plan_choice', { plan: planName(t, code), price }),
    limits: t('tenants.plan_limits', { vehicles, members }),
  };
}
