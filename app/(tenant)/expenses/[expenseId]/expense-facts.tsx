import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import type { ExpenseRecord } from '@/lib/expenses/get-expense';
import { formatMoney } from '@/lib/money';
import { shownRate } from '@/lib/papers/shown-rate';

/** What was spent, on what, and by whom. */
export function ExpenseFacts({ record }: { record: ExpenseRecord }) {
  const t = useTranslations();
  const locale = useLocale();
  const { expense, vehicle } = record;
  const { amountCents, paidHtgCents, htgRate } = expense;
  const amount = formatMoney(amountCents, 'USD', locale);
  return (
    <Card title={t('expenses.facts')}>
      <DescriptionList
        facts={[
          { label: t('common.amount'), value: amount },
          ...(paidHtgCents !== null && htgRate !== null
            ? [
                {
                  label: t('expenses.amount_paid_htg'),
                  value: t('expenses.at_rate', {
                    amount: formatMoney(paidHtgCents, 'HTG', locale),
                    rate: shownRate(Number(htgRate), locale),
                  }),
                },
              ]
            : []),
          {
            label: t('expenses.of'),
            value: vehicle ? (
              <Link href={`/vehicles/${vehicle.id}`} className="text-accent underline underline-offset-2">
                <Unbroken text={`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`} />
              </Link>
            ) : (
              t('expenses.company')
            ),
          },
          { label: t('expenses.vendor'), value: expense.vendor },
          { label: t('payments.method'), value: t(`payments.method_${expense.method}`) },
          { label: t('expenses.paid_by'), value: record.paidByName },
          { label: t('expenses.reference'), value: expense.reference },
          { label: t('expenses.recorded_by'), value: record.recordedByName },
          { label: t('common.notes'), value: expense.notes },
        ]}
      />
    </Card>
  );
}
