import { type ShownStatus, StatusBadge } from '@/components/ui/status-badge';
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
