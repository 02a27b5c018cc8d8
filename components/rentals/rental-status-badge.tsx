import { StatusBadge } from '@/components/ui/status-badge';
import type { ShownRentalStatus } from '@/lib/rentals/values';

export function RentalStatusBadge({ status }: { status: ShownRentalStatus }) {
  return <StatusBadge status={status === 'active' ? 'rental_active' : status} />;
}
