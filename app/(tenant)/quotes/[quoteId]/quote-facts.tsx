import { useLocale, useTranslations } from 'next-intl';
import { OPTION_TEXT } from '@/components/rentals/condition-texts';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { ReachLink } from '@/components/ui/reach-link';
import { Unbroken } from '@/components/ui/unbroken';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';
import type { RentalOption } from '@/lib/pricing/values';
import type { QuoteRecord } from '@/lib/quotes/get-quote';
import { lastValidDay } from '@/lib/quotes/last-valid-day';

const LINK = 'text-accent underline underline-offset-2 hover:no-underline';

interface QuoteFactsProps {
  record: QuoteRecord;
  timeZone: string;
}

/** What was quoted, to whom and by whom, and what became of it. */
export function QuoteFacts({ record, timeZone }: QuoteFactsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { quote, receiver, vehicle, className } = record;
  const when = (at: Date, place: string) =>
    [formatDateTime(at, locale, timeZone, 'long'), place].filter(Boolean).join('\n');
  const facts = [
    {
      label: t('customers.title'),
      value: (
        <>
          {receiver.id ? (
            <Link href={`/customers/${receiver.id}`} className={LINK}>
              {receiver.fullName}
            </Link>
          ) : (
            receiver.fullName
          )}
          {receiver.phone && (
            <span className="mt-1.5 block">
              <ReachLink href={`tel:${receiver.phone}`}>{formatPhone(receiver.phone)}</ReachLink>
            </span>
          )}
        </>
      ),
    },
    {
      label: t('vehicles.title'),
      value: vehicle ? (
        <Link href={`/vehicles/${vehicle.id}`} className={LINK}>
          <Unbroken text={`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`} />
        </Link>
      ) : (
        t('reservations.any_of_class', { name: className ?? '' })
      ),
    },
    { label: t('rentals.pickup'), value: when(quote.pickupAt, quote.pickupLocation) },
    { label: t('rentals.return'), value: when(quote.dueAt, quote.returnLocation) },
    ...(quote.options.length > 0
      ? [
          {
            label: t('reservations.options'),
            // Safe because the column's values come from the input's options.
            value: (quote.options as RentalOption[])
              .map((option) => t(`reservations.${OPTION_TEXT[option]}`))
              .join('\n'),
          },
        ]
      : []),
    { label: t('rentals.deposit'), value: formatMoney(quote.depositCents, 'USD', locale) },
    {
      label: t('quotes.valid_until'),
      value: formatDate(lastValidDay(quote.validUntil, timeZone), locale, timeZone, 'long'),
    },
    { label: t('quotes.made'), value: when(quote.createdAt, record.madeBy) },
    ...(quote.reservationId
      ? [
          {
            label: t('reservations.title'),
            value: (
              <Link href={`/reservations/${quote.reservationId}`} className={LINK}>
                {record.reservationNumber}
              </Link>
            ),
          },
        ]
      : []),
    ...(quote.specialRequests ? [{ label: t('reservations.special_requests'), value: quote.specialRequests }] : []),
  ];
  return (
    <Card title={t('quotes.title')}>
      <DescriptionList facts={facts} />
    </Card>
  );
}
