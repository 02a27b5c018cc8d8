import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { TicketClash } from '@/lib/maintenance/find-ticket-clashes';
import { ClashLines } from '../clash-lines';

interface Props {
  clashes: TicketClash[];
  now: Date;
  timeZone: string;
}

/** The reservations that need the vehicle while it is in the garage. Each one's page gives it another vehicle. */
export function ClashCard({ clashes, now, timeZone }: Props) {
  const t = useTranslations('maintenance');
  return (
    <Alert>
      <span className="block font-semibold">{t('clash_title', { count: clashes.length })}</span>
      <ClashLines clashes={clashes} now={now} timeZone={timeZone} />
    </Alert>
  );
}
