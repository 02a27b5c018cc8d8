import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageLinks } from '@/components/lists/page-links';
import { paymentColumns, paymentHref } from '@/components/payments/payment-columns';
import { PaymentsCard } from '@/components/payments/payments-card';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { can } from '@/lib/auth/permissions';
import { DEFAULT_PAGE_SIZE } from '@/lib/lists/keyset';
import { formatMoney } from '@/lib/money';
import { mayShare } from '@/lib/paper-links/may-share';
import { getAdvances } from '@/lib/payments/get-advances';
import { listPayments } from '@/lib/payments/list-payments';
import { query } from '@/lib/server/query';
import { mailReceiptAction } from '../../payments/actions';
import { refundAdvanceAction, voidAdvanceAction } from './advance-actions';
import type { RecordView } from './load-record';
import { pageAddress } from './page-address';
import { TakeAdvanceDialog } from './take-advance-dialog';

interface Props {
  customerId: string;
  archived: boolean;
  view: RecordView;
}

/** A customer's advances, and all payments, including voided ones, page by page. */
export async function PaymentsSection({ customerId, archived, view }: Props) {
  const { ctx, locale, cursor } = view;
  const [page, advances] = await query(ctx, 'payments.view', (q) =>
    Promise.all([listPayments(q, { customerId, q: '', cursor, size: DEFAULT_PAGE_SIZE }), getAdvances(q, customerId)]),
  );
  const t = await getTranslations();
  const mayTake = can(ctx.role, 'payments.collect') && !archived;
  return (
    <ClientMessages namespaces={['payments', 'paper_links']}>
      {(mayTake || advances.payments.length > 0) && (
        <div className="mb-4">
          <PaymentsCard
            title={t('payments.advances')}
            none={t('payments.advance_none')}
            note={
              advances.payments.length > 0 &&
              `${t('payments.advance_held')}: ${formatMoney(advances.heldCents, 'USD', locale)}`
            }
            action={
              mayTake && (
                <TakeAdvanceDialog
                  customerId={customerId}
                  htgRate={advances.htgRate}
                  ledgerVersion={advances.ledgerVersion}
                />
              )
            }
            money={advances}
            now={ctx.now}
            timeZone={ctx.tenant.timeZone}
            may={{
              refund: can(ctx.role, 'payments.refund'),
              void: can(ctx.role, 'payments.void'),
              share: mayShare(ctx, 'receipt'),
            }}
            actions={{ refund: refundAdvanceAction, void: voidAdvanceAction, mail: mailReceiptAction }}
          />
        </div>
      )}
      {page.rows.length === 0 && <EmptyState title={t('customers.no_payments')} />}
      {page.rows.length > 0 && (
        <DataTable
          caption={t('customers.payments')}
          columns={paymentColumns(t, { locale, now: ctx.now, timeZone: ctx.tenant.timeZone, withCustomer: false })}
          rows={page.rows}
          rowKey={(row) => row.id}
          href={paymentHref}
        />
      )}
      <PageLinks {...pageAddress(customerId, 'payments', page)} />
    </ClientMessages>
  );
}
