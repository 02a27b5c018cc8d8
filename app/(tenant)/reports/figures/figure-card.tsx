import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { FIGURE_UNITS, type Figure } from '@/lib/figures/values';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatNumber, formatPercent } from '@/lib/money';

interface Props {
  figure: Figure;
  value: number | null;
  className?: string;
}

/** One figure, and how it is computed. The figures of a row stand on one line, however long their names are. */
export function FigureCard({ figure, value, className }: Props) {
  const t = useTranslations('figures');
  const locale = useLocale();
  return (
    <li
      className={cn(
        'row-span-2 grid grid-rows-subgrid gap-y-0 rounded-card border border-hairline bg-raised px-3 pt-3 pb-1 sm:px-4',
        className,
      )}
    >
      <p className="text-sm text-muted sm:text-base">{t(`figure_${figure}`)}</p>
      <details>
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
          <span className="tabular text-lg font-semibold sm:text-xl">{shown(figure, value, locale)}</span>
          <span className="sr-only">{t('how')}</span>
          <Icon name="info" className="size-4 shrink-0 text-muted print:hidden" />
        </summary>
        <p className="pb-3 text-sm text-muted">{t(`formula_${figure}`)}</p>
      </details>
    </li>
  );
}

function shown(figure: Figure, value: number | null, locale: Locale): string {
  if (value === null) return '—';
  if (FIGURE_UNITS[figure] === 'cents') return formatMoney(value, 'USD', locale);
  return FIGURE_UNITS[figure] === 'share' ? formatPercent(value, locale, 1) : formatNumber(value, locale, 1);
}
