import { redirect } from 'next/navigation';
import { findRecordHref } from '@/lib/availability/find-record-href';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';

/**
 * The record with a number, so that the planner needs to know no ids. With a later end in `due`, the extension of a rental;
 * with `edit`, the form of a reservation.
 */
export default async function NumberPage({ params, searchParams }: PageProps<'/availability/[number]'>) {
  const ctx = await requireTenant();
  const [{ number }, { due, edit }] = await Promise.all([params, searchParams]);
  const href = await orNotFound(query(ctx, 'availability.view', (q) => findRecordHref(q, decodeURIComponent(number))));
  if (typeof due === 'string' && href.startsWith('/rentals/'))
    redirect(`${href}/extend?${new URLSearchParams({ due })}`);
  redirect(edit !== undefined && href.startsWith('/reservations/') ? `${href}/edit` : href);
}
