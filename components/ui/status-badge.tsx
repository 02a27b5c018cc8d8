import { useTranslations } from 'next-intl';
import type { IconName } from '@/components/ui/icon-names';
import { Badge, type Tone } from './badge';

const LOOKS = {
  available: ['green', 'check'],
  rented: ['blue', 'key-round'],
  reserved: ['violet', 'calendar-clock'],
  confirmed: ['violet', 'calendar-clock'],
  converted: ['slate', 'check-check'],
  no_show: ['slate', 'circle-off'],
  maintenance: ['amber', 'wrench'],
  inactive: ['slate', 'circle-off'],
  overdue: ['red', 'circle-alert'],
  draft: ['outline', 'file-pen'],
  active: ['green', 'circle-dot'],
  rental_reserved: ['violet', 'calendar-clock'],
  rental_active: ['blue', 'key-round'],
  rental_completed: ['slate', 'check-check'],
  rental_cancelled: ['slate', 'ban'],
  reservation_cancelled: ['slate', 'ban'],
  completed: ['slate', 'check-check'],
  cancelled: ['slate', 'ban'],
  blacklisted: ['red', 'ban'],
  tenant_active: ['green', 'circle-dot'],
  tenant_suspended: ['red', 'ban'],
  paid: ['green', 'check'],
  partially_paid: ['amber', 'circle-dot'],
  unpaid: ['red', 'circle-alert'],
} as const satisfies Record<string, [Tone, IconName]>;

export type ShownStatus = keyof typeof LOOKS;

export function StatusBadge({ status }: { status: ShownStatus }) {
  const t = useTranslations('status');
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon} struck={status.endsWith('cancelled')}>
      {t(status)}
    </Badge>
  );
}
