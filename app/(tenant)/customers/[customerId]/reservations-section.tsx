import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { DueTime } from '@/components/rentals/due-time';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { StatusBadge } from '@/components/ui/status-badge';
import { Unbroken } from '@/components/ui/unbroken';
import { DEFAULT_PAGE_SIZE } from '@/lib/lists/keyset';
import { listCustomerReservations } from '@/lib/reservations/list-customer-reservations';
import { query } from '@/lib/server/query';
import type { RecordView } from './load-record';
import { pageAddress } from './page-address';

/** All reservations of a customer, page by page. */
export async function ReservationsSection({ customerId, view }: { customerId: string; view: RecordView }) {
  const { ctx, cursor } = view;
  const page = await query(ctx, 'reservations.view', (q) =>
    listCustomerReservations(q, { customerId, cursor, size: DEFAULT_PAGE_SIZE }),
  );
  const t = await getTranslations();
  if (page.rows.length === 0) return <EmptyState title={t('customers.no_reservations')} />;
  const time = (at: Date) => <DueTime at={at} now={ctx.now} timeZone={ctx.tenant.timeZone} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-hairline">
          {page.rows.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
              <span className="min-w-0">
                <span className="font-medium whitespace-nowrap">{row.number}</span>{' '}
                <Unbroken text={`${row.make} ${row.model}, ${row.plate}`} />
                <span className="block text-sm text-muted">
                  {time(row.pickupAt)} – {time(row.dueAt)}
                </span>
              </span>
              <StatusBadge status={row.status === 'cancelled' ? 'reservation_cancelled' : row.status} />
            </li>
          ))}
        </ul>
      </Card>
      <PageLinks {...pageAddress(customerId, 'reservations', page)} />
    </>
  );
}
