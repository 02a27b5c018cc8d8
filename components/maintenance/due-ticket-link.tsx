import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { PlannedService } from '@/lib/maintenance/list-services';

interface Props {
  service: PlannedService;
  mayOpen: boolean;
  className?: string;
}

/** The way to the ticket of a service that is due, or to a new one. */
export function DueTicketLink({ service: { vehicleId, serviceType, ticket }, mayOpen, className }: Props) {
  const t = useTranslations('maintenance');
  if (ticket)
    return (
      <LinkButton href={`/inspections/tickets/${ticket.id}`} className={className}>
        {ticket.number}
      </LinkButton>
    );
  if (!mayOpen) return null;
  return (
    <LinkButton
      href={`/inspections/tickets/new?vehicle=${vehicleId}&type=${serviceType}`}
      icon={<Icon name="wrench" />}
      className={className}
    >
      {t('create_ticket')}
    </LinkButton>
  );
}
