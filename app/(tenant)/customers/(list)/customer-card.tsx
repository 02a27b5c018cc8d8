import { StatusBadge } from '@/components/ui/status-badge';
import { formatPhone } from '@/lib/format-phone';
import type { CustomerRow } from './customer-list-columns';

export function CustomerCard({ row }: { row: CustomerRow }) {
  return (
    <span className="grid gap-1">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-medium">{row.fullName}</span>
        <StatusBadge status={row.status} />
      </span>
      <span className="tabular flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{formatPhone(row.phone)}</span>
        <span>{row.licenseNumber}</span>
      </span>
    </span>
  );
}
