import { useLocale, useTranslations } from 'next-intl';
import { FIGURE_UNITS, type Figure } from '@/lib/figures/values';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatNumber, formatPercent } from '@/lib/money';

/** One figure, and how it is computed. */
export function FigureCard({ figure, value }: { figure: Figure; value: number | null }) {
  const t = useTranslations('figures');
  const locale = useLocale();
  return (
    <li className="rounded-card border border-hairline bg-raised p-4">
      <p className="text-muted">{t(`figure_${figure}`)}</p>
      <p className="tabular mt-1 text-xl font-semibold">{shown(figure, value, locale)}</p>
      <details className="mt-1">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-accent lg:min-h-8">
          {t('how')}
        </summary>
        <p className="text-sm text-muted">{t(`formula_${figure}`)}</p>
      </details>
    </li>
  );
}

function shown(figure: Figure, value: number | null, locale: Locale): string {
  if (value === null) return '—';
  if (FIGURE_UNITS[figure] === 'cents') return formatMoney(value, 'USD', locale);
  return FIGURE_UNITS[figure] === 'share' ? formatPercent(value, locale, 1) : formatNumber(value, locale, 1);
}
