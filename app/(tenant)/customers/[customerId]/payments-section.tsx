import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { DueTime } from '@/components/rentals/due-time';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { type Column, DataTable } from '@/components/ui/table';
import { formatMoney } from '@/lib/money';
import { listPayments, type PaymentRow } from '@/lib/payments/list-payments';
import { DEFAULT_PAGE_SIZE } from '@/lib/server/keyset';
import { query } from '@/lib/server/query';
import type { RecordView } from './load-record';
import { pageAddress } from './page-address';

/** All payments of a customer, voided ones too, page by page. */
export async function PaymentsSection({ customerId, view }: { customerId: string; view: RecordView }) {
  const { ctx, locale, cursor } = view;
  const page = await query(ctx, 'payments.view', (q) =>
    listPayments(q, { customerId, q: '', cursor, size: DEFAULT_PAGE_SIZE }),
  );
  const t = await getTranslations();
  if (page.rows.length === 0) return <EmptyState title={t('customers.no_payments')} />;
  const when = (row: PaymentRow) => <DueTime at={row.receivedAt} now={ctx.now} timeZone={ctx.tenant.timeZone} />;
  const amount = (row: PaymentRow) => (
    <span className={row.voidedAt ? 'text-muted line-through' : undefined}>
      {formatMoney(row.kind === 'refund' ? -row.amountCents : row.amountCents, 'USD', locale)}
    </span>
  );
  const kind = (row: PaymentRow) => (
    <span className="inline-flex flex-wrap items-center gap-2">
      {t(`payments.kind_${row.kind}`)}
      {row.voidedAt && <Badge tone="outline">{t('payments.voided')}</Badge>}
    </span>
  );
  const columns: Column<PaymentRow>[] = [
    { key: 'number', header: t('payments.number'), cell: (row) => row.number },
    { key: 'when', header: t('common.date'), cell: when },
    { key: 'rental', header: t('rentals.title'), cell: (row) => row.rentalNumber ?? '—' },
    { key: 'kind', header: t('payments.kind'), cell: kind },
    { key: 'method', header: t('payments.method'), cell: (row) => t(`payments.method_${row.method}`) },
    { key: 'amount', header: t('common.amount'), cell: amount, numeric: true },
  ];
  return (
    <>
      <DataTable
        caption={t('customers.payments')}
        columns={columns}
        rows={page.rows}
        rowKey={(row) => row.id}
        href={(row) => (row.rentalId ? `/rentals/${row.rentalId}` : '/payments?tab=recent')}
        card={(row) => (
          <div className="grid gap-1">
            <div className="flex justify-between gap-3 font-medium">
              <span>{row.number}</span>
              <span className="tabular">{amount(row)}</span>
            </div>
            <div className="flex justify-between gap-3 text-sm text-muted">
              <span>{kind(row)}</span>
              <span>{when(row)}</span>
            </div>
          </div>
        )}
      />
      <PageLinks {...pageAddress(customerId, 'payments', page)} />
    </>
  );
}
