import type { BadgeLook } from '@/components/ui/badge';
import { type ShownStatus, StatusBadge, statusBadge } from '@/components/ui/status-badge';
import type { Translate } from '@/lib/i18n/translate';
import type { ShownRentalStatus } from '@/lib/rentals/values';

/** Rental statuses have their own texts, which agree in gender with the word for rental. */
const SHOWN = {
  draft: 'draft',
  reserved: 'rental_reserved',
  active: 'rental_active',
  overdue: 'overdue',
  completed: 'rental_completed',
  cancelled: 'rental_cancelled',
} as const satisfies Record<ShownRentalStatus, ShownStatus>;

export function RentalStatusBadge({ status }: { status: ShownRentalStatus }) {
  return <StatusBadge status={SHOWN[status]} />;
}

/** The badge as plain data, for a table's cell. */
export function rentalStatusBadge(t: Translate, status: ShownRentalStatus): BadgeLook {
  return statusBadge(t, SHOWN[status]);
}
