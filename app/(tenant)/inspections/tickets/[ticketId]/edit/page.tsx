import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { TICKET_FIELDS } from '@/lib/maintenance/fields';
import { getTicket } from '@/lib/maintenance/get-ticket';
import { listVendorNames } from '@/lib/maintenance/list-vendor-names';
import { editForm } from '@/lib/records/edit-form';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { TicketForm } from '../../ticket-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (ticketId: string) =>
  query(await requireTenant(), 'maintenance.view', (q) => Promise.all([getTicket(q, ticketId), listVendorNames(q)])),
);

export async function generateMetadata({
  params,
}: PageProps<'/inspections/tickets/[ticketId]/edit'>): Promise<Metadata> {
  const { ticketId } = await params;
  return recordTitle(
    read(ticketId).then(([{ number }]) => number),
    'maintenance.edit_ticket',
  );
}

export default async function EditTicketPage({ params }: PageProps<'/inspections/tickets/[ticketId]/edit'>) {
  const ctx = await requireTenant();
  const { ticketId } = await params;
  const [ticket, vendors] = await orNotFound(read(ticketId));
  const isStanding = ticket.status === 'planned' || ticket.status === 'open';
  requireRight(ctx, 'maintenance.create', `/inspections/tickets/${ticketId}`);
  if (!isStanding) redirect(`/inspections/tickets/${ticketId}`);
  const t = await getTranslations();
  const { vehicle } = ticket;
  return (
    <ClientMessages namespaces={['maintenance', 'vehicles', 'rentals', 'files', 'success', 'status']}>
      <PageHeader
        title={t('maintenance.edit_ticket')}
        detail={`${vehicle.make} ${vehicle.model} · ${vehicle.plate}`}
        back={{ href: `/inspections/tickets/${ticketId}`, label: ticket.number }}
      />
      <TicketForm
        ticketId={ticketId}
        vehicle={null}
        vendors={vendors}
        timeZone={ctx.tenant.timeZone}
        values={{
          ...editForm(TICKET_FIELDS, ticket.record, await getLocale()),
          vehicleId: vehicle.id,
          damageId: '',
          version: ticket.version,
          despite: false,
        }}
      />
    </ClientMessages>
  );
}
