import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/table';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatNumber } from '@/lib/money';
import type { ListedRule } from '@/lib/rates/list-rate-rules';
import { seasonState } from '@/lib/rates/season-state';

const TONES: Record<ReturnType<typeof seasonState>, Tone> = { now: 'green', soon: 'violet', past: 'slate' };

/** The company's rules, one per row. Members who may not change them can still open each one. */
export function RulesTable({ rules, today, locale }: { rules: ListedRule[]; today: string; locale: Locale }) {
  const t = useTranslations();
  const state = (rule: ListedRule) => {
    const name = seasonState(rule, today);
    return <Badge tone={TONES[name]}>{t(`rates.state_${name}`)}</Badge>;
  };
  const texts = useRuleTexts(locale);
  return (
    <DataTable
      caption={t('rates.rules')}
      rows={rules}
      rowKey={(rule) => rule.id}
      href={(rule) => `/rates/${rule.id}`}
      columns={[
        { key: 'name', header: t('rates.name'), cell: (rule) => rule.name },
        { key: 'season', header: t('rates.season'), cell: texts.season },
        { key: 'state', header: t('common.status'), cell: state },
        { key: 'class', header: t('vehicles.class'), cell: texts.className },
        { key: 'tier', header: t('rates.tier'), cell: texts.tier },
        { key: 'price', header: t('rates.price'), numeric: true, cell: texts.price },
      ]}
      card={(rule) => (
        <span className="grid gap-1.5">
          <span className="flex items-start justify-between gap-3">
            <span className="font-medium">{rule.name}</span>
            {state(rule)}
          </span>
          <span className="flex justify-between gap-3 text-sm text-muted">
            <span>
              {texts.season(rule)}
              <span className="block">
                {texts.className(rule)} · {texts.tier(rule)}
              </span>
            </span>
            <span className="tabular font-medium whitespace-nowrap text-text">{texts.price(rule)}</span>
          </span>
        </span>
      )}
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
