import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { paymentColumns, paymentHref } from '@/components/payments/payment-columns';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { DEFAULT_PAGE_SIZE } from '@/lib/lists/keyset';
import { listPayments } from '@/lib/payments/list-payments';
import { query } from '@/lib/server/query';
import type { RecordView } from './load-record';
import { pageAddress } from './page-address';

/** All payments of a customer, including voided ones, page by page. */
export async function PaymentsSection({ customerId, view }: { customerId: string; view: RecordView }) {
  const { ctx, locale, cursor } = view;
  const page = await query(ctx, 'payments.view', (q) =>
    listPayments(q, { customerId, q: '', cursor, size: DEFAULT_PAGE_SIZE }),
  );
  const t = await getTranslations();
  if (page.rows.length === 0) return <EmptyState title={t('customers.no_payments')} />;
  return (
    <>
      <DataTable
        caption={t('customers.payments')}
        columns={paymentColumns(t, { locale, now: ctx.now, timeZone: ctx.tenant.timeZone, withCustomer: false })}
        rows={page.rows}
        rowKey={(row) => row.id}
        href={paymentHref}
      />
      <PageLinks {...pageAddress(customerId, 'payments', page)} />
    </>
  );
}
