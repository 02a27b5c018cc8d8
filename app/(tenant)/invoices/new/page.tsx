import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { getCustomer } from '@/lib/customers/get-customer';
import { findBilledBefore } from '@/lib/invoices/find-billed-before';
import { listBillable } from '@/lib/invoices/list-billable';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { ChooseCustomer } from './choose-customer';
import { InvoiceForm } from './invoice-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('invoices'))('new') };
}

export default async function NewInvoicePage({ searchParams }: PageProps<'/invoices/new'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'invoices.issue', '/invoices');
  const { customer: customerId } = await searchParams;
  const found =
    typeof customerId === 'string'
      ? await orNotFound(
          query(ctx, 'invoices.view', async (q) => {
            const customer = await getCustomer(q, customerId);
            const [units, before] = await Promise.all([listBillable(q, customerId), findBilledBefore(q, customerId)]);
            return { customer, units, before };
          }),
        )
      : null;
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={['invoices', 'customers', 'pricing', 'rentals']}>
      <PageHeader back={{ href: '/invoices', label: t('nav.invoices') }} title={t('invoices.new')} />
      <div data-task className="grid max-w-3xl gap-4">
        <ChooseCustomer chosen={found && { id: found.customer.id, label: found.customer.fullName }} />
        {found && found.units.length === 0 && <EmptyState title={t('invoices.nothing_left')} />}
        {found && found.units.length > 0 && (
          <InvoiceForm
            key={found.customer.id}
            customerId={found.customer.id}
            units={found.units}
            billed={{
              billedName: found.before?.billedName ?? found.customer.fullName,
              billedTaxId: found.before?.billedTaxId ?? '',
              billedAddress:
                found.before?.billedAddress ?? [found.customer.address, found.customer.city].filter(Boolean).join(', '),
            }}
            mayExempt={can(ctx.role, 'rentals.change_rate')}
            timeZone={ctx.tenant.timeZone}
          />
        )}
      </div>
    </ClientMessages>
  );
}
