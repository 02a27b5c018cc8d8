import { useLocale, useTranslations } from 'next-intl';
import { HolderFacts } from '@/components/expenses/holder-facts';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { ExpenseRecord } from '@/lib/expenses/get-expense';
import { formatMoney } from '@/lib/money';
import { ChargeExpense } from './charge-expense';

interface Props {
  record: ExpenseRecord;
  timeZone: string;
  mayCharge: boolean;
}

/** Who had the vehicle when the fine or the toll arose, and the button that charges it to them. */
export function ChargeCard({ record, timeZone, mayCharge }: Props) {
  const t = useTranslations('expenses');
  const locale = useLocale();
  const { expense, holder, chargedTo } = record;
  const amount = formatMoney(expense.amountCents, 'USD', locale);
  return (
    <Card title={t('who_had')}>
      {holder ? <HolderFacts holder={holder} timeZone={timeZone} mayCharge={!chargedTo} /> : <p>{t('nobody')}</p>}
      {chargedTo && (
        <div className="mt-3">
          <Alert tone="success">
            <Link href={`/rentals/${chargedTo.rentalId}`} className="underline underline-offset-2">
              {t('charged_to', { number: chargedTo.number })}
            </Link>
          </Alert>
        </div>
      )}
      {holder && !chargedTo && mayCharge && (
        <div className="mt-4">
          <ChargeExpense
            expenseId={expense.id}
            rentalId={holder.rentalId}
            number={holder.number}
            customer={holder.customerName}
            amount={amount}
            previous={expense.chargeId ?? ''}
          />
        </div>
      )}
    </Card>
  );
}
