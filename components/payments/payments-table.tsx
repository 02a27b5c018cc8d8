import { useLocale, useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { type Column, DataTable } from '@/components/ui/table';
import { formatMoney } from '@/lib/money';
import type { PaymentRow } from '@/lib/payments/list-payments';

interface Props {
  caption: string;
  rows: PaymentRow[];
  now: Date;
  timeZone: string;
  /** False if all payments belong to one customer. */
  withCustomer?: boolean;
}

/** Payments in order, with voided ones struck through. */
export function PaymentsTable({ caption, rows, now, timeZone, withCustomer = true }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const amount = (row: PaymentRow) => (
    <span className={cn(row.voidedAt && 'text-muted line-through')}>
      {formatMoney(row.kind === 'refund' ? -row.amountCents : row.amountCents, 'USD', locale)}
    </span>
  );
  const kind = (row: PaymentRow) => (
    <span className="inline-flex flex-wrap items-center gap-2">
      {t(`payments.kind_${row.kind}`)}
      {row.voidedAt && <Badge tone="outline">{t('payments.voided')}</Badge>}
    </span>
  );
  const when = (row: PaymentRow) => <DueTime at={row.receivedAt} now={now} timeZone={timeZone} />;
  const customer: Column<PaymentRow> = {
    key: 'customer',
    header: t('customers.title'),
    cell: (row) => row.customerName,
  };
  const columns: Column<PaymentRow>[] = [
    { key: 'number', header: t('payments.number'), cell: (row) => row.number },
    { key: 'when', header: t('common.date'), cell: when },
    ...(withCustomer ? [customer] : []),
    { key: 'rental', header: t('rentals.title'), cell: (row) => row.rentalNumber ?? '—' },
    { key: 'kind', header: t('payments.kind'), cell: kind },
    { key: 'method', header: t('payments.method'), cell: (row) => t(`payments.method_${row.method}`) },
    { key: 'amount', header: t('common.amount'), cell: amount, numeric: true },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      href={(row) => (row.rentalId ? `/rentals/${row.rentalId}` : '/payments?tab=recent')}
      card={(row) => (
        <div className="grid gap-1">
          <div className="flex justify-between gap-3 font-medium">
            <span>{withCustomer ? row.customerName : row.number}</span>
            <span className="tabular">{amount(row)}</span>
          </div>
          <div className="flex justify-between gap-3 text-sm text-muted">
            <span>{kind(row)}</span>
            <span>{when(row)}</span>
          </div>
          <span className="text-sm text-muted">
            {withCustomer && `${row.number} · `}
            {t(`payments.method_${row.method}`)}
          </span>
        </div>
      )}
    />
  );
}
