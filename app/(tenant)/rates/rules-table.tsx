import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatNumber } from '@/lib/money';
import type { ListedRule } from '@/lib/rates/list-rate-rules';
import { seasonBadge } from './season-badge';

/** The company's rules, one per row. Members who may not change them can still open each one. */
export function RulesTable({ rules, today, locale }: { rules: ListedRule[]; today: string; locale: Locale }) {
  const t = useTranslations();
  const state = (rule: ListedRule) => ({ badge: seasonBadge(t, rule, today) });
  const texts = useRuleTexts(locale);
  const className = (rule: ListedRule) => ({ text: texts.className(rule), cardNote: `· ${texts.tier(rule)}` });
  return (
    <DataTable
      caption={t('rates.rules')}
      rows={rules}
      rowKey={(rule) => rule.id}
      href={(rule) => `/rates/${rule.id}`}
      columns={[
        { key: 'name', header: t('rates.name'), cell: (rule) => rule.name, card: 'title' },
        { key: 'season', header: t('rates.season'), cell: texts.season, card: 'line', quiet: true },
        { key: 'state', header: t('common.status'), cell: state, card: 'state' },
        { key: 'class', header: t('vehicles.class'), cell: className, card: 'start', quiet: true },
        { key: 'tier', header: t('rates.tier'), cell: texts.tier },
        { key: 'price', header: t('rates.price'), numeric: true, cell: texts.price, card: 'end' },
      ]}
    />
  );
}

/** A rule's season, scope and price as text. */
export function useRuleTexts(locale: Locale) {
  const t = useTranslations();
  const day = (value: string) => formatDate(value, locale, 'UTC');
  return {
    season({ startsOn, endsOn }: ListedRule): string {
      if (startsOn && endsOn) return t('rates.season_between', { from: day(startsOn), to: day(endsOn) });
      if (startsOn) return t('rates.season_from', { from: day(startsOn) });
      return endsOn ? t('rates.season_until', { to: day(endsOn) }) : t('rates.season_always');
    },
    className: (rule: ListedRule): string => rule.className ?? t('rates.any_class'),
    tier: (rule: ListedRule): string => (rule.tier ? t(`customers.tier_${rule.tier}`) : t('rates.any_tier')),
    price({ dailyRateCents, changeBasisPoints }: ListedRule): string {
      if (dailyRateCents !== null)
        return t('rates.per_day_price', { rate: formatMoney(dailyRateCents, 'USD', locale) });
      const points = changeBasisPoints ?? 0;
      const percent = formatNumber(Math.abs(points) / 100, locale, points % 100 === 0 ? 0 : 2);
      return t('rates.change_percent', { change: `${points < 0 ? '−' : '+'}${percent}` });
    },
  };
}
