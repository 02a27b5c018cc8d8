import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { getDriver } from '@/lib/drivers/get-driver';
import { listAttachments } from '@/lib/files/list-attachments';
import { formatPhone } from '@/lib/format-phone';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { DriverForm } from '../../driver-form';

export default async function EditDriverPage({ params }: PageProps<'/drivers/[driverId]/edit'>) {
  const ctx = await requireTenant();
  const { driverId } = await params;
  const { driver, files } = await orNotFound(
    query(ctx, 'drivers.view', async (q) => {
      const driver = await getDriver(q, driverId);
      return { driver, files: await listAttachments(q, { driverId }) };
    }),
  );
  if (driver.archivedAt) notFound();
  const t = await getTranslations('drivers');
  const values = {
    fullName: driver.fullName,
    kind: driver.kind,
    customerId: driver.customerId ?? '',
    phone: formatPhone(driver.phone),
    email: driver.email ?? '',
    address: driver.address,
    dateOfBirth: driver.dateOfBirth ?? '',
    notes: driver.notes,
    licenseNumber: driver.licenseNumber,
    licenseExpiresOn: driver.licenseExpiresOn ?? '',
    licenseCountry: driver.licenseCountry,
    idCardNumber: driver.idCardNumber,
  };
  return (
    <ClientMessages namespaces={['drivers', 'success', 'files', 'scan']}>
      <PageHeader title={t('edit')} back={{ href: `/drivers/${driverId}`, label: driver.fullName }} />
      <DriverForm
        driverId={driverId}
        values={values}
        files={files}
        customer={driver.customer && { id: driver.customer.id, label: driver.customer.fullName }}
      />
    </ClientMessages>
  );
}
