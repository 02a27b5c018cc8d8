import {
  Ban,
  CalendarClock,
  Check,
  CheckCheck,
  CircleAlert,
  CircleDot,
  CircleOff,
  FilePen,
  KeyRound,
  type LucideIcon,
  Wrench,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge, type Tone } from './badge';

const LOOKS = {
  available: ['green', Check],
  rented: ['blue', KeyRound],
  reserved: ['violet', CalendarClock],
  confirmed: ['violet', CalendarClock],
  converted: ['slate', CheckCheck],
  no_show: ['slate', CircleOff],
  maintenance: ['amber', Wrench],
  inactive: ['slate', CircleOff],
  overdue: ['red', CircleAlert],
  draft: ['outline', FilePen],
  active: ['green', CircleDot],
  rental_reserved: ['violet', CalendarClock],
  rental_active: ['blue', KeyRound],
  rental_completed: ['slate', CheckCheck],
  rental_cancelled: ['slate', Ban],
  reservation_cancelled: ['slate', Ban],
  completed: ['slate', CheckCheck],
  cancelled: ['slate', Ban],
  blacklisted: ['red', Ban],
  tenant_active: ['green', CircleDot],
  tenant_suspended: ['red', Ban],
  paid: ['green', Check],
  partially_paid: ['amber', CircleDot],
  unpaid: ['red', CircleAlert],
} as const satisfies Record<string, [Tone, LucideIcon]>;

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
