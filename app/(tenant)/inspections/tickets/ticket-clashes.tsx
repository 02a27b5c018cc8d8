'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ErrorBody } from '@/lib/errors';
import type { TicketClash } from '@/lib/maintenance/find-ticket-clashes';
import { ClashLines } from './clash-lines';

interface Props {
  failure: ErrorBody | null;
  timeZone: string;
  pending: boolean;
  /** Saves again, with the reservations left as they are. */
  onAgree: () => void;
}

/** What needs the vehicle on a ticket's days: reservations that can have another one, and rentals. */
export function TicketClashes({ failure, timeZone, pending, onAgree }: Props) {
  const t = useTranslations('maintenance');
  if (failure?.code !== 'vehicle_not_available' || !failure.details) return null;
  // Safe because tickets' verbs give this error exactly these details.
  const { clashes, mayStay } = failure.details as { clashes?: TicketClash[]; mayStay?: boolean };
  if (!clashes || clashes.length === 0) return null;
  return (
    <span className="mt-2 grid gap-2">
      <ClashLines clashes={clashes} now={new Date()} timeZone={timeZone} />
      <span className="block">{t(mayStay ? 'clash_help' : 'clash_first')}</span>
      {mayStay && (
        <Button onClick={onAgree} pending={pending} className="justify-self-start">
          {t('clash_agree')}
        </Button>
      )}
    </span>
  );
}
