import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EMPTY_DRIVER } from '@/components/drivers/driver-form-values';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { findCustomerName } from '@/lib/customers/find-customer-name';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { DriverForm } from '../driver-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('drivers'))('add') };
}

export default async function NewDriverPage({ searchParams }: PageProps<'/drivers/new'>) {
  const ctx = await requireTenant();
  const { customer: asked } = await searchParams;
  const customer = asked
    ? await query(ctx, 'customers.view', (q) => findCustomerName(q, typeof asked === 'string' ? asked : ''))
    : null;
  const t = await getTranslations('drivers');
  return (
    <ClientMessages namespaces={['drivers', 'customers', 'success', 'files', 'scan']}>
      <PageHeader title={t('add')} back={{ href: '/drivers', label: t('list_title') }} />
      <DriverForm
        driverId={null}
        values={{ ...EMPTY_DRIVER, customerId: customer?.id ?? '' }}
        customer={customer && { id: customer.id, label: customer.fullName }}
      />
    </ClientMessages>
  );
}
