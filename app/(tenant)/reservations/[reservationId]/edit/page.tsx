import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { RESERVATION_FIELDS } from '@/lib/reservations/fields';
import { getFormSettings } from '@/lib/reservations/get-form-settings';
import { getReservation } from '@/lib/reservations/get-reservation';
import { reservationRecord } from '@/lib/reservations/reservation-record';
import { NO_CALLER } from '@/lib/reservations/reservation-settings';
import { isStanding } from '@/lib/reservations/shown-status';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { ReservationFlow } from '../../../rentals/reservation/reservation-flow';
import { RESERVATION_TEXTS } from '../../../rentals/reservation/reservation-texts';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (reservationId: string) =>
  query(await requireTenant(), 'reservations.edit', (q) =>
    Promise.all([getReservation(q, reservationId), getFormSettings(q)]),
  ),
);

export async function generateMetadata({ params }: PageProps<'/reservations/[reservationId]/edit'>): Promise<Metadata> {
  const { reservationId } = await params;
  return recordTitle(
    read(reservationId).then(([{ reservation }]) => reservation.number),
    'reservations.edit',
  );
}

export default async function EditReservationPage({ params }: PageProps<'/reservations/[reservationId]/edit'>) {
  const ctx = await requireTenant();
  const { reservationId } = await params;
  requireRight(ctx, 'reservations.edit', `/reservations/${reservationId}`);
  const [found, { settings }] = await orNotFound(read(reservationId));
  const { reservation, customer, vehicle } = found;
  if (!isStanding(reservation, ctx.now)) redirect(`/reservations/${reservationId}`);
  const record = reservationRecord(reservation, ctx.tenant.timeZone);
  const values = {
    ...editForm(RESERVATION_FIELDS, record, await getLocale()),
    ...NO_CALLER,
    version: recordVersion(RESERVATION_FIELDS, record),
    booking: record.classId ? ('class' as const) : ('vehicle' as const),
  };
  return (
    <ClientMessages namespaces={RESERVATION_TEXTS}>
      <ReservationFlow
        edited={{ id: reservation.id, number: reservation.number }}
        values={values}
        settings={settings}
        picks={{
          customer: { id: customer.id, label: customer.fullName },
          vehicle: reservation.pencilled
            ? null
            : { id: vehicle.id, label: `${vehicle.make} ${vehicle.model} · ${vehicle.plate}` },
        }}
      />
    </ClientMessages>
  );
}
