import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { instantToLocal } from '@/lib/dates';
import { damageWords } from '@/lib/inspections/damage-words';
import { findStandingDamage } from '@/lib/inspections/list-damages';
import { TICKET_FIELDS } from '@/lib/maintenance/fields';
import { listVendorNames } from '@/lib/maintenance/list-vendor-names';
import { SERVICE_TYPES } from '@/lib/maintenance/values';
import { blankForm } from '@/lib/records/blank-form';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { findVehicleChoice } from '@/lib/vehicles/find-vehicle-choice';
import { TicketForm } from '../ticket-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('maintenance'))('create_ticket') };
}

/** A new ticket; a plan's link names vehicle and service, and a damage's link the damage. */
export default async function NewTicketPage({ searchParams }: PageProps<'/inspections/tickets/new'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'maintenance.create', '/inspections');
  const asked = await searchParams;
  const { timeZone } = ctx.tenant;
  const [damage, vehicle, vendors] = await query(ctx, 'maintenance.view', async (q) => {
    const found = await findStandingDamage(q, String(asked.damage ?? ''));
    const vehicleId = found?.vehicleId ?? String(asked.vehicle ?? '');
    return Promise.all([found, findVehicleChoice(q, vehicleId), listVendorNames(q)]);
  });
  const t = await getTranslations();
  const damageName = damage && damageWords(damage, t);
  return (
    <ClientMessages namespaces={['maintenance', 'vehicles', 'rentals', 'files', 'success', 'status']}>
      <PageHeader
        title={t('maintenance.create_ticket')}
        detail={damageName && vehicle?.label}
        back={{ href: '/inspections', label: t('nav.maintenance_inspections') }}
      />
      <TicketForm
        ticketId={null}
        vehicle={vehicle && { id: vehicle.id, label: vehicle.label }}
        vendors={vendors}
        timeZone={timeZone}
        values={{
          ...blankForm(TICKET_FIELDS),
          vehicleId: vehicle?.id ?? '',
          version: '',
          serviceType: damage ? 'body_repair' : (SERVICE_TYPES.find((type) => type === asked.type) ?? ''),
          damageId: damage?.id ?? '',
          notes: damageName ?? '',
          startedAt: instantToLocal(ctx.now, timeZone),
          despite: false,
        }}
      />
    </ClientMessages>
  );
}
