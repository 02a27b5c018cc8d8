import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { notices } from '@/db/schema/activity';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';

const { params } = notices;

/** A planned service that has its ticket, or whose plan has ended. */
const isServed = sql`(${vehicles.archivedAt} is not null
  or not exists (select 1 from maintenance_plans p where p.tenant_id = notices.tenant_id
    and p.id = (${params}->>'planId')::uuid and p.archived_at is null)
  or exists (select 1 from maintenance_tickets m where m.tenant_id = notices.tenant_id and m.vehicle_id = ${vehicles.id}
    and m.service_type = ${params}->>'serviceType'
    and (m.status in ('planned', 'open') or (m.status = 'completed' and m.closed_at > ${notices.createdAt}))))`;

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
  when 'at_risk_garage' then ${reservations.status} <> 'confirmed' or ${reservations.pickupAt} <> (${params}->>'pickupAt')::timestamptz
    or not exists (select 1 from maintenance_tickets m where m.tenant_id = notices.tenant_id
      and m.id = (${params}->>'ticketId')::uuid and m.status = 'open' and m.vehicle_id = ${reservations.vehicleId})
  when 'service_due' then ${isServed}
  when 'service_overdue' then ${isServed}
  when 'mail_failed' then ${reservations.status} <> 'confirmed'
  when 'quote_mail_failed' then exists (select 1 from quotes q where q.tenant_id = notices.tenant_id
    and q.id = (${params}->>'quoteId')::uuid and (q.reservation_id is not null or q.valid_until <= now()))
  when 'agreement_mail_failed' then ${rentals.status} = 'cancelled'
  when 'invoice_mail_failed' then ${rentals.status} <> 'completed'
  when 'support_answer' then exists (select 1 from support_threads s where s.tenant_id = notices.tenant_id
    and s.id = (${params}->>'threadId')::uuid and (s.state = 'closed' or s.read_at >= ${notices.createdAt}))
  when 'webhook_failed' then not exists (select 1 from webhook_endpoints w where w.tenant_id = notices.tenant_id
    and w.id = (${params}->>'endpointId')::uuid and w.active and w.failing_since is not null)
  when 'webhook_off' then not exists (select 1 from webhook_endpoints w where w.tenant_id = notices.tenant_id
    and w.id = (${params}->>'endpointId')::uuid and not w.active)
  when 'returns_today' then not exists (select 1 from rentals o where o.tenant_id = notices.tenant_id and o.status = 'active'
    and o.due_at >= (${params}->>'from')::timestamptz and o.due_at < (${params}->>'until')::timestamptz)
end, false)`;
