import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { DRIVER_FIELDS } from '@/lib/drivers/fields';
import { getDriver } from '@/lib/drivers/get-driver';
import { listAttachments } from '@/lib/files/list-attachments';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { DriverForm } from '../../driver-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (driverId: string) =>
  query(await requireTenant(), 'drivers.view', async (q) => {
    const driver = await getDriver(q, driverId);
    return { driver, files: await listAttachments(q, { driverId }) };
  }),
);

export async function generateMetadata({ params }: PageProps<'/drivers/[driverId]/edit'>): Promise<Metadata> {
  const { driverId } = await params;
  return recordTitle(
    read(driverId).then(({ driver }) => driver.fullName),
    'drivers.edit',
  );
}

export default async function EditDriverPage({ params }: PageProps<'/drivers/[driverId]/edit'>) {
  await requireTenant();
  const { driverId } = await params;
  const { driver, files } = await orNotFound(read(driverId));
  if (driver.archivedAt) notFound();
  const t = await getTranslations('drivers');
  const values = {
    ...editForm(DRIVER_FIELDS, driver, await getLocale()),
    version: recordVersion(DRIVER_FIELDS, driver),
  };
  return (
    <ClientMessages namespaces={['drivers', 'customers', 'success', 'files', 'scan']}>
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
