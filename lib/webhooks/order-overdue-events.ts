import 'server-only';
import { and, arrayContains, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { webhookDeliveries, webhookEndpoints } from '@/db/schema/webhooks';
import { newId } from '../id';
import { lateFreeMinutes } from '../late-free-minutes';
import { eventPayload } from './event-payload';

const EVENT = 'rental.overdue';
/** What is overdue longer was told before, or while nobody asked. The log that prevents a second one is kept longer. */
const WITHIN_DAYS = 7;

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  now: Date;
}

/**
 * Orders an event for each rental whose free minutes are over, once for each due time and address, and only if that was
 * after the address began to ask. Overdue is nothing that a verb does, so a job looks for it.
 */
export async function orderOverdueEvents({ tenantId, tx, now }: CompanyAt): Promise<void> {
  const asked = await tx
    .select({ id: webhookEndpoints.id, activeSince: webhookEndpoints.activeSince })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.tenantId, tenantId),
        eq(webhookEndpoints.active, true),
        arrayContains(webhookEndpoints.events, [EVENT]),
      ),
    )
    .orderBy(asc(webhookEndpoints.id))
    .for('key share');
  if (asked.length === 0) return;
  const late = sql<string>`${rentals.dueAt} + make_interval(mins => ${lateFreeMinutes('rentals')})`;
  const at = now.toISOString();
  const found = await tx
    .select({
      rentalId: rentals.id,
      number: sql<string>`${rentals.number}`,
      customerId: sql<string>`${rentals.customerId}`,
      vehicleId: sql<string>`${rentals.vehicleId}`,
      pickupAt: sql<Date>`${rentals.pickupAt}`.mapWith(rentals.pickupAt),
      dueAt: sql<Date>`${rentals.dueAt}`.mapWith(rentals.dueAt),
      lateAt: sql<Date>`${late}`.mapWith(rentals.dueAt),
    })
    .from(rentals)
    .where(
      and(
        eq(rentals.tenantId, tenantId),
        eq(rentals.status, 'active'),
        sql`${late} < ${at}::timestamptz`,
        sql`${late} > ${at}::timestamptz - make_interval(days => ${WITHIN_DAYS})`,
      ),
    )
    .orderBy(asc(rentals.id));
  const rows = found.flatMap(({ lateAt, ...rental }) => {
    const eventId = newId();
    const event = { id: eventId, tenantId, kind: EVENT, at: lateAt } as const;
    const payload = eventPayload(event, { ...rental, status: 'overdue' });
    const key = `${EVENT}:${rental.rentalId}:${rental.dueAt.toISOString()}`;
    return asked
      .filter(({ activeSince }) => lateAt >= activeSince)
      .map(({ id: endpointId }) => {
        const order = { endpointId, eventId, kind: EVENT, key, payload } as const;
        return { tenantId, id: newId(), ...order, nextAt: now, createdAt: now };
      });
  });
  if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows).onConflictDoNothing();
}
