import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { notices } from '@/db/schema/activity';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';

const { params } = notices;

/**
 * Whether nobody has to do anything about a notice any more, because what it tells of is over. `vehicles`,
 * `reservations` and `rentals` are joined by the ids that the notice names.
 */
export const isSettled: SQL<boolean> = sql<boolean>`coalesce(case ${notices.kind}
  when 'insurance' then ${vehicles.archivedAt} is not null or ${vehicles.insuranceExpiresOn} > (${params}->>'expiresOn')::date
  when 'registration' then ${vehicles.archivedAt} is not null or ${vehicles.registrationExpiresOn} > (${params}->>'expiresOn')::date
  when 'no_show' then ${reservations.status} <> 'no_show' or ${reservations.pickupAt} <> (${params}->>'pickupAt')::timestamptz
  when 'reservation_late' then ${reservations.status} <> 'confirmed' or ${reservations.pickupAt} <> (${params}->>'pickupAt')::timestamptz
  when 'overdue' then ${rentals.status} <> 'active' or ${rentals.dueAt} <> (${params}->>'dueAt')::timestamptz
  when 'at_risk' then ${reservations.status} <> 'confirmed' or ${reservations.pickupAt} <> (${params}->>'pickupAt')::timestamptz
    or ${rentals.status} <> 'active' or ${rentals.dueAt} <> (${params}->>'dueAt')::timestamptz
    or ${rentals.vehicleId} <> ${reservations.vehicleId}
  when 'mail_failed' then ${reservations.status} <> 'confirmed'
  when 'quote_mail_failed' then exists (select 1 from quotes q where q.tenant_id = notices.tenant_id
    and q.id = (${params}->>'quoteId')::uuid and (q.reservation_id is not null or q.valid_until <= now()))
  when 'returns_today' then not exists (select 1 from rentals o where o.tenant_id = notices.tenant_id and o.status = 'active'
    and o.due_at >= (${params}->>'from')::timestamptz and o.due_at < (${params}->>'until')::timestamptz)
end, false)`;
