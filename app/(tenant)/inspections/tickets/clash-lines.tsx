import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatMoment } from '@/lib/dates';
import type { TicketClash } from '@/lib/maintenance/find-ticket-clashes';

interface Props {
  clashes: TicketClash[];
  now: Date;
  timeZone: string;
}

/** A line for each reservation or rental that needs the vehicle of a ticket, with a link to it. */
export function ClashLines({ clashes, now, timeZone }: Props) {
  const t = useTranslations('maintenance');
  const locale = useLocale();
  const moment = (at: string) => formatMoment(new Date(at), locale, timeZone, now);
  return clashes.map(({ kind, id, number, customerName, from, until }) => (
    <span key={id} className="block">
      <Link href={`/${kind}s/${id}`} className="font-medium underline">
        {number}
      </Link>{' '}
      {t('clash_of', { customer: customerName, from: moment(from), until: moment(until) })}
    </span>
  ));
}
