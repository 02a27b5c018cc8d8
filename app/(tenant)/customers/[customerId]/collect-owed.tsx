import { useLocale, useTranslations } from 'next-intl';
import { CollectPaymentDialog } from '@/components/payments/collect-payment-dialog';
import { Link } from '@/components/ui/link';
import { formatMoney } from '@/lib/money';
import type { OwedRecord } from '@/lib/payments/list-owed-records';
import { collectPaymentAction } from '../../payments/actions';

interface CollectOwedProps {
  records: OwedRecord[];
  customer: { fullName: string };
  htgRate: string | null;
}

/** Takes what a customer owes: one button, or one for each rental and fee that is not paid. */
export function CollectOwed({ records, customer, htgRate }: CollectOwedProps) {
  const t = useTranslations('action');
  const locale = useLocale();
  const collect = ({ of, ...record }: OwedRecord) => (
    <CollectPaymentDialog
      collection={{
        ...record,
        of,
        customerName: customer.fullName,
        paidAs: of === 'rental' ? ['balance', 'charge'] : ['charge'],
        htgRate,
      }}
      first={of === 'rental' ? 'balance' : 'charge'}
      label={t('collect_payment')}
      className="max-sm:px-2"
      action={collectPaymentAction}
    />
  );
  const [only, second] = records;
  if (only && !second) return collect(only);
  return (
    <ul className="mt-3 grid gap-2 border-t border-hairline pt-3">
      {records.map((record) => (
        <li key={record.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>
            <Link
              href={record.of === 'rental' ? `/rentals/${record.id}` : `/reservations/${record.id}`}
              className="whitespace-nowrap text-accent underline underline-offset-2 hover:no-underline"
            >
              {record.number}
            </Link>
            <span className="tabular block font-semibold">{formatMoney(record.dueCents, 'USD', locale)}</span>
          </span>
          {collect(record)}
        </li>
      ))}
    </ul>
  );
}
