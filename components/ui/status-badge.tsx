import { useTranslations } from 'next-intl';
import type { IconName } from '@/components/ui/icon-names';
import type { Translate } from '@/lib/i18n/translate';
import { Badge, type BadgeLook, type Tone } from './badge';

const LOOKS = {
  available: ['green', 'check'],
  rented: ['blue', 'key-round'],
  reserved: ['violet', 'calendar-clock'],
  confirmed: ['violet', 'calendar-clock'],
  converted: ['slate', 'check-check'],
  no_show: ['slate', 'circle-off'],
  reservation_late: ['amber', 'circle-alert'],
  reservation_at_risk: ['amber', 'circle-alert'],
  quote_open: ['blue', 'file-text'],
  quote_expired: ['slate', 'circle-off'],
  quote_taken: ['green', 'check'],
  maintenance: ['amber', 'wrench'],
  inactive: ['slate', 'circle-off'],
  overdue: ['red', 'circle-alert'],
  draft: ['lined', 'file-pen'],
  active: ['green', 'circle-dot'],
  rental_reserved: ['violet', 'calendar-clock'],
  rental_active: ['blue', 'key-round'],
  rental_completed: ['slate', 'check-check'],
  rental_cancelled: ['slate', 'ban'],
  reservation_cancelled: ['slate', 'ban'],
  ticket_open: ['amber', 'wrench'],
  ticket_overdue: ['red', 'circle-alert'],
  ticket_planned: ['violet', 'calendar-clock'],
  ticket_completed: ['slate', 'check-check'],
  ticket_cancelled: ['slate', 'ban'],
  completed: ['slate', 'check-check'],
  cancelled: ['slate', 'ban'],
  blacklisted: ['red', 'ban'],
  answer_offered: ['green', 'circle-dot'],
  answer_retired: ['slate', 'circle-off'],
  plan_offered: ['green', 'circle-dot'],
  plan_retired: ['slate', 'circle-off'],
  tenant_active: ['green', 'circle-dot'],
  tenant_suspended: ['red', 'ban'],
  paid: ['green', 'check'],
  partially_paid: ['amber', 'circle-dot'],
  invoice_open: ['blue', 'file-text'],
  invoice_overdue: ['red', 'circle-alert'],
  invoice_paid: ['green', 'check'],
  invoice_credited: ['slate', 'ban'],
  invoice_proforma: ['lined', 'file-pen'],
  invoice_credit_note: ['slate', 'file-text'],
  thread_open: ['amber', 'clock'],
  thread_waiting: ['blue', 'message-circle'],
  thread_closed: ['slate', 'check-check'],
  support_open: ['amber', 'clock'],
  support_waiting: ['blue', 'message-circle'],
  question_waiting: ['blue', 'message-circle'],
  unpaid: ['red', 'circle-alert'],
  webhook_on: ['green', 'circle-dot'],
  webhook_failing: ['amber', 'circle-alert'],
  webhook_off: ['slate', 'circle-off'],
  event_waiting: ['amber', 'clock'],
  event_taken: ['green', 'check'],
  event_given_up: ['red', 'circle-alert'],
  event_withdrawn: ['slate', 'circle-off'],
} as const satisfies Record<string, [Tone, IconName]>;

export type ShownStatus = keyof typeof LOOKS;

export function StatusBadge({ status }: { status: ShownStatus }) {
  return <Badge {...statusBadge(useTranslations(), status)} />;
}

/** The badge as plain data, for a table's cell. */
export function statusBadge(t: Translate, status: ShownStatus): BadgeLook {
  const [tone, icon] = LOOKS[status];
  const text = t(`status.${status}`);
  return status.endsWith('cancelled') ? { tone, icon, text, struck: true } : { tone, icon, text };
}
