import { type ShownStatus, StatusBadge } from '@/components/ui/status-badge';
import type { ShownRentalStatus } from '@/lib/rentals/values';

/** A rental's states have words of their own, which agree with it. */
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
