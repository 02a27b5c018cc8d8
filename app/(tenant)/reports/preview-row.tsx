import { useLocale, useTranslations } from 'next-intl';
import { formatMoney, formatNumber } from '@/lib/money';
import type { PreviewedType } from '@/lib/reports/preview-report';
import { SUM_NAMES, type SummedHeading } from '@/lib/reports/sum-names';
import { TYPE_NAMES } from '@/lib/reports/values';

/** One type of a report: how many rows, and what its amounts come to. */
export function PreviewRow({ previewed: { type, count, sums } }: { previewed: PreviewedType }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <tr className="border-t border-hairline align-top">
      <th scope="row" className="px-4 py-2.5 text-left font-normal">
        {t(TYPE_NAMES[type])}
      </th>
      <td className="tabular px-4 py-2.5 text-right">{formatNumber(count, locale)}</td>
      <td className="tabular px-4 py-2.5 text-right">
        {sums.map(({ heading, cents }) => (
          <div key={heading}>
            {/* Safe because the sources add up these columns alone, and a test compares the two. */}
            <div className="text-sm text-muted">{t(SUM_NAMES[heading as SummedHeading])}</div>
            <div className="whitespace-nowrap">{formatMoney(cents, 'USD', locale)}</div>
          </div>
        ))}
      </td>
    </tr>
  );
}
