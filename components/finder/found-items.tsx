'use client';

import { useTranslations } from 'next-intl';
import { rentalHref } from '@/components/rentals/rental-href';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { ReservationStatusBadge } from '@/components/reservations/reservation-status-badge';
import type { IconName } from '@/components/ui/icon-names';
import { StatusBadge } from '@/components/ui/status-badge';
import type { FoundPaper } from '@/lib/finder/find-papers';
import type { FoundRecords } from '@/lib/finder/find-records';
import { formatPhone } from '@/lib/format-phone';
import { FinderGroup } from './finder-group';
import { FinderItem } from './finder-item';

const PAPERS = {
  invoice: { icon: 'file-text', href: ({ id }) => `/invoices/${id}` },
  payment: { icon: 'wallet', href: ({ number }) => `/payments?tab=recent&q=${number}` },
  quote: { icon: 'file-text', href: ({ id }) => `/quotes/${id}` },
  ticket: { icon: 'wrench', href: ({ id }) => `/inspections/tickets/${id}` },
} as const satisfies Record<FoundPaper['kind'], { icon: IconName; href: (paper: FoundPaper) => string }>;

interface FoundItemsProps {
  records: FoundRecords;
  /** Something else has been typed since: they stay to be seen, but can't be chosen. */
  stale: boolean;
  onChoose: (href: string) => void;
}

/** The records that were found, each kind under its heading. */
export function FoundItems({ records, stale, onChoose }: FoundItemsProps) {
  const t = useTranslations('finder');
  const to = (href: string) => ({ href, disabled: stale, onChoose: () => onChoose(href) });
  return (
    <>
      <FinderGroup heading={t('group_papers')}>
        {records.papers.map((paper) => (
          <FinderItem
            key={paper.id}
            {...to(PAPERS[paper.kind].href(paper))}
            icon={PAPERS[paper.kind].icon}
            label={paper.number}
            detail={t(`paper_${paper.kind}`)}
          />
        ))}
      </FinderGroup>
      <FinderGroup heading={t('group_vehicles')}>
        {records.vehicles.map(({ id, make, model, plate, status }) => (
          <FinderItem
            key={id}
            {...to(`/vehicles/${id}`)}
            icon="car-front"
            label={plate}
            detail={`${make} ${model}`}
            badge={<StatusBadge status={status} />}
          />
        ))}
      </FinderGroup>
      <FinderGroup heading={t('group_customers')}>
        {records.customers.map(({ id, fullName, phone }) => (
          <FinderItem
            key={id}
            {...to(`/customers/${id}`)}
            icon="user-round"
            label={fullName}
            detail={phone && formatPhone(phone)}
          />
        ))}
      </FinderGroup>
      <FinderGroup heading={t('group_rentals')}>
        {records.rentals.map(({ id, number, status, customerName, vehicle }) => (
          <FinderItem
            key={id}
            {...to(rentalHref({ id, status }))}
            icon="clipboard-list"
            label={number ?? t('draft')}
            detail={[customerName, vehicle].filter(Boolean).join(' · ')}
            badge={<RentalStatusBadge status={status} />}
          />
        ))}
      </FinderGroup>
      <FinderGroup heading={t('group_reservations')}>
        {records.reservations.map(({ id, number, status, customerName, vehicle }) => (
          <FinderItem
            key={id}
            {...to(`/reservations/${id}`)}
            icon="calendar-clock"
            label={number}
            detail={[customerName, vehicle].filter(Boolean).join(' · ')}
            badge={<ReservationStatusBadge status={status} />}
          />
        ))}
      </FinderGroup>
    </>
  );
}
