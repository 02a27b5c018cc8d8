import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { OWNER_FIELDS } from '@/lib/owners/fields';
import { getOwner } from '@/lib/owners/get-owner';
import { editForm } from '@/lib/records/edit-form';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { OwnerForm } from '../../owner-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (ownerId: string) => query(await requireTenant(), 'owners.view', (q) => getOwner(q, ownerId)));

export async function generateMetadata({ params }: PageProps<'/owners/[ownerId]/edit'>): Promise<Metadata> {
  const { ownerId } = await params;
  return recordTitle(
    read(ownerId).then(({ owner }) => owner.name),
    'owners.edit',
  );
}

export default async function EditOwnerPage({ params }: PageProps<'/owners/[ownerId]/edit'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'owners.view');
  const { ownerId } = await params;
  const { owner } = await orNotFound(read(ownerId));
  const t = await getTranslations('owners');
  return (
    <ClientMessages namespaces={['owners']}>
      <PageHeader title={t('edit')} back={{ href: `/owners/${ownerId}`, label: owner.name }} />
      <OwnerForm
        ownerId={ownerId}
        values={{ ...editForm(OWNER_FIELDS, owner, await getLocale()), version: owner.version }}
      />
    </ClientMessages>
  );
}
