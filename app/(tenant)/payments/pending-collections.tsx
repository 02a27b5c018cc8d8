import { useLocale, useTranslations } from 'next-intl';
import { formatMoney, formatNumber } from '@/lib/money';
import type { PendingCollection, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { PAYMENT_AGES } from '@/lib/payments/values';
import { PendingRow, type PendingRowProps } from './pending-row';

interface Props extends Omit<PendingRowProps, 'row'> {
  rows: PendingCollection[];
  /** What is owed in each group, on all pages. */
  ages: Awaited<ReturnType<typeof sumPendingCollections>>['ages'];
}

/** Who still owes what, what is due longest first, in groups that say how much each of them is. */
export function PendingCollections({ rows, ages, ...row }: Props) {
  const t = useTranslations('payments');
  const locale = useLocale();
  return (
    <div className="grid gap-5">
      {PAYMENT_AGES.toReversed().map((age) => {
        const due = rows.filter((one) => one.age === age);
        const all = ages.find((one) => one.age === age);
        return (
          due.length > 0 && (
            <section key={age}>
              <h2 className="mb-2 flex items-baseline gap-2 font-semibold">
                {t(`age_${age}`)}
                {all && (
                  <>
                    <span className="tabular font-normal text-muted">{formatNumber(all.total, locale)}</span>
                    <span className="tabular ml-auto">{formatMoney(all.sumCents, 'USD', locale)}</span>
                  </>
                )}
              </h2>
              <ul className="grid gap-2">
                {due.map((one) => (
                  <PendingRow key={one.id} row={one} {...row} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
