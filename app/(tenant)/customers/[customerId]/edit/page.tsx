import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { CUSTOMER_FIELDS } from '@/lib/customers/fields';
import { getCustomer } from '@/lib/customers/get-customer';
import { listAttachments } from '@/lib/files/list-attachments';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { CustomerForm } from '../../customer-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (customerId: string) =>
  query(await requireTenant(), 'customers.view', (q) =>
    Promise.all([getCustomer(q, customerId), listAttachments(q, { customerId })]),
  ),
);

export async function generateMetadata({ params }: PageProps<'/customers/[customerId]/edit'>): Promise<Metadata> {
  const { customerId } = await params;
  return recordTitle(
    read(customerId).then(([{ fullName }]) => fullName),
    'customers.edit',
  );
}

export default async function EditCustomerPage({ params }: PageProps<'/customers/[customerId]/edit'>) {
  await requireTenant();
  const { customerId } = await params;
  const [customer, files] = await orNotFound(read(customerId));
  if (customer.archivedAt) notFound();
  const t = await getTranslations('customers');
  const values = {
    ...editForm(CUSTOMER_FIELDS, customer, await getLocale()),
    version: recordVersion(CUSTOMER_FIELDS, customer),
    acceptedDuplicates: [],
  };
  return (
    <ClientMessages namespaces={['customers', 'success', 'files', 'scan']}>
      <PageHeader title={t('edit')} back={{ href: `/customers/${customerId}`, label: customer.fullName }} />
      <CustomerForm customerId={customerId} values={values} files={files} />
    </ClientMessages>
  );
}
