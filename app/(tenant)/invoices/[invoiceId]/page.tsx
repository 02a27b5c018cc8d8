import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { can } from '@/lib/auth/permissions';
import { billMessage } from '@/lib/invoices/bill-message';
import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { invoiceNextStep } from '@/lib/invoices/invoice-next-step';
import { invoiceSums } from '@/lib/invoices/invoice-sums';
import { mayShare } from '@/lib/paper-links/may-share';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { InvoiceSums } from '../invoice-sums';
import { InvoiceActions } from './invoice-actions';
import { InvoiceChanges } from './invoice-changes';
import { InvoiceFacts } from './invoice-facts';
import { InvoiceUnits } from './invoice-units';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (invoiceId: string) =>
  query(await requireTenant(), 'invoices.view', (q) => getInvoiceRecord(q, invoiceId)),
);

export async function generateMetadata({ params }: PageProps<'/invoices/[invoiceId]'>): Promise<Metadata> {
  const { invoiceId } = await params;
  return recordTitle(
    read(invoiceId).then(({ invoice }) => invoice.number),
    'invoices.title',
  );
}

export default async function InvoicePage({ params }: PageProps<'/invoices/[invoiceId]'>) {
  const ctx = await requireTenant();
  const { invoiceId } = await params;
  const record = await orNotFound(read(invoiceId));
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const { invoice, customer, leftCents } = record;
  const { timeZone, name: company } = ctx.tenant;
  const { text } = billMessage({ ...invoice, leftCents, timeZone, company });
  return (
    <ClientMessages namespaces={['invoices', 'pricing', 'success', 'paper_links']}>
      <PageHeader
        back={{ href: '/invoices', label: t('nav.invoices') }}
        title={invoice.number}
        state={<StatusBadge status={`invoice_${record.state}`} />}
        detail={invoice.billedName}
        action={
          <InvoiceActions
            record={record}
            text={text}
            next={invoiceNextStep(record.state, (step) =>
              can(ctx.role, step === 'collect' ? 'payments.collect' : 'invoices.issue'),
            )}
            mayMail={can(ctx.role, 'invoices.issue') && customer.email !== null}
            mayShare={mayShare(ctx, 'bill')}
            timeZone={timeZone}
            mayCredit={can(ctx.role, 'invoices.credit')}
          />
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <InvoiceChanges record={record} mayIssue={can(ctx.role, 'invoices.issue')} />
          <InvoiceUnits record={record} timeZone={timeZone} />
          <Card title={t('invoices.sums')}>
            <InvoiceSums {...invoiceSums(record.lines)} />
          </Card>
        </div>
        <InvoiceFacts record={record} locale={locale} timeZone={timeZone} />
      </div>
    </ClientMessages>
  );
}
