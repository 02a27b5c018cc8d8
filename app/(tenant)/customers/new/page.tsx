import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EMPTY_CUSTOMER } from '@/components/customers/customer-form-values';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { requireTenant } from '@/lib/server/context';
import { CustomerForm } from '../customer-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('add') };
}

export default async function NewCustomerPage() {
  await requireTenant();
  const t = await getTranslations('customers');
  return (
    <ClientMessages namespaces={['customers', 'success', 'files', 'scan']}>
      <PageHeader title={t('add')} back={{ href: '/customers', label: t('list_title') }} />
      <CustomerForm customerId={null} values={EMPTY_CUSTOMER} files={[]} />
    </ClientMessages>
  );
}
