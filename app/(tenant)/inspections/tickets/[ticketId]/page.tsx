import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { Unbroken } from '@/components/ui/unbroken';
import { can } from '@/lib/auth/permissions';
import { listAttachments } from '@/lib/files/list-attachments';
import { damageWords } from '@/lib/inspections/damage-words';
import { listTicketDamages } from '@/lib/inspections/list-damages';
import { findTicketClashes } from '@/lib/maintenance/find-ticket-clashes';
import { getTicket } from '@/lib/maintenance/get-ticket';
import { ticketPeriod } from '@/lib/maintenance/ticket-period';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { ClashCard } from './clash-card';
import { CostsCard } from './costs-card';
import { LogCard } from './log-card';
import { TicketActions } from './ticket-actions';
import { TicketFacts } from './ticket-facts';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (ticketId: string) =>
  query(await requireTenant(), 'maintenance.view', async (q) => {
    const [found, files, repaired] = await Promise.all([
      getTicket(q, ticketId),
      listAttachments(q, { ticketId }),
      listTicketDamages(q, ticketId),
    ]);
    const standing = found.status === 'planned' || found.status === 'open';
    const needed = standing ? await findTicketClashes(q, { vehicleId: found.vehicleId, ...ticketPeriod(found) }) : [];
    return { ticket: found, photos: files, clashes: needed, damages: repaired };
  }),
);

export async function generateMetadata({ params }: PageProps<'/inspections/tickets/[ticketId]'>): Promise<Metadata> {
  const { ticketId } = await params;
  return recordTitle(
    read(ticketId).then(({ ticket }) => ticket.number),
    'maintenance.ticket',
  );
}

export default async function TicketPage({ params }: PageProps<'/inspections/tickets/[ticketId]'>) {
  const ctx = await requireTenant();
  const { ticketId } = await params;
  const { ticket, photos, clashes, damages } = await orNotFound(read(ticketId));
  const t = await getTranslations();
  const named = damages.map((damage) => ({ ...damage, name: damageWords(damage, t) }));
  const { vehicle, status } = ticket;
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  const mayEdit = can(ctx.role, 'maintenance.create');
  const standing = status === 'planned' || status === 'open';
  return (
    <ClientMessages namespaces={['maintenance', 'files', 'success', 'confirm', 'rentals']}>
      <PageHeader
        back={{ href: '/inspections', label: t('nav.maintenance_inspections') }}
        title={ticket.number}
        state={<StatusBadge status={`ticket_${ticket.shownStatus}`} />}
        detail={
          <>
            {t(`maintenance.${ticket.serviceType}`)}
            {' · '}
            <Link href={`/vehicles/${vehicle.id}?tab=maintenance`} className="underline">
              <Unbroken text={`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`} />
            </Link>
          </>
        }
        action={
          standing && (
            <TicketActions
              ticketId={ticket.id}
              number={ticket.number}
              status={status}
              odometerKm={vehicle.odometerKm}
              damages={named.filter(({ closedAs }) => closedAs === null).map(({ name }) => name)}
              timeZone={clock.timeZone}
              may={{ edit: mayEdit, close: can(ctx.role, 'maintenance.complete') }}
            />
          )
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          {clashes.length > 0 && <ClashCard clashes={clashes} {...clock} />}
          <TicketFacts ticket={ticket} damages={named} {...clock} mayEdit={mayEdit} />
          <CostsCard ticket={ticket} mayEdit={mayEdit && status !== 'cancelled'} />
        </div>
        <div className="grid gap-4">
          <LogCard ticket={ticket} {...clock} mayEdit={mayEdit && standing} />
          <Card title={t('maintenance.photos')}>
            <PhotoGallery owner={{ kind: 'ticket', id: ticket.id }} photos={photos} mayEdit={mayEdit} />
          </Card>
        </div>
      </div>
    </ClientMessages>
  );
}
