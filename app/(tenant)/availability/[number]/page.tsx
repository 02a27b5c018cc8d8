import { redirect } from 'next/navigation';
import { findRecordHref } from '@/lib/availability/find-record-href';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';

/** The record with a number, so that the planner needs to know no ids. */
export default async function NumberPage({ params }: PageProps<'/availability/[number]'>) {
  const ctx = await requireTenant();
  const { number } = await params;
  redirect(await orNotFound(query(ctx, 'availability.view', (q) => findRecordHref(q, decodeURIComponent(number)))));
}
