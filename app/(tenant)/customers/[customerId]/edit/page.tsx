import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { getCustomer } from '@/lib/customers/get-customer';
import { listAttachments } from '@/lib/files/list-attachments';
import { formatPhone } from '@/lib/format-phone';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { CustomerForm } from '../../customer-form';

export default async function EditCustomerPage({ params }: PageProps<'/customers/[customerId]/edit'>) {
  const ctx = await requireTenant();
  const { customerId } = await params;
  const [customer, files] = await orNotFound(
    query(ctx, 'customers.view', (q) => Promise.all([getCustomer(q, customerId), listAttachments(q, { customerId })])),
  );
  if (customer.archivedAt) notFound();
  const t = await getTranslations('customers');
  const values = {
    fullName: customer.fullName,
    email: customer.email ?? '',
    phone: formatPhone(customer.phone),
    address: customer.address,
    city: customer.city,
    country: customer.country,
    postalCode: customer.postalCode,
    language: customer.language,
    dateOfBirth: customer.dateOfBirth ?? '',
    licenseNumber: customer.licenseNumber,
    licenseExpiresOn: customer.licenseExpiresOn ?? '',
    licenseCountry: customer.licenseCountry,
    idType: customer.idType,
    idNumber: customer.idNumber,
    idExpiresOn: customer.idExpiresOn ?? '',
    emergencyName: customer.emergencyName,
    emergencyPhone: formatPhone(customer.emergencyPhone),
    notes: customer.notes,
    tier: customer.tier,
    acceptedDuplicates: [],
  };
  return (
    <ClientMessages namespaces={['customers', 'success', 'files', 'scan']}>
      <PageHeader title={t('edit')} back={{ href: `/customers/${customerId}`, label: customer.fullName }} />
      <CustomerForm customerId={customerId} values={values} files={files} />
    </ClientMessages>
  );
}
