import { useTranslations } from 'next-intl';
import { Badge, type BadgeLook } from '@/components/ui/badge';
import { statusBadge } from '@/components/ui/status-badge';
import type { Translate } from '@/lib/i18n/translate';
import type { ShownReservationStatus } from '@/lib/reservations/shown-status';

const BADGES = {
  confirmed: 'confirmed',
  late: 'reservation_late',
  converted: 'converted',
  cancelled: 'reservation_cancelled',
  no_show: 'no_show',
} as const;

export function ReservationStatusBadge({ status }: { status: ShownReservationStatus }) {
  return <Badge {...reservationStatusBadge(useTranslations(), status)} />;
}

/** The badge as plain data, for a table's cell. */
export function reservationStatusBadge(t: Translate, status: ShownReservationStatus): BadgeLook {
  return statusBadge(t, BADGES[status]);
}
