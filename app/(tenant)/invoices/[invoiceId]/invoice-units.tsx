import { useLocale, useTranslations } from 'next-intl';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { formatDate } from '@/lib/dates';
import type { InvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { formatMoney } from '@/lib/money';

/** The lines of each rental or reservation as issued, all of which are in the total. One that was taken back since says how. */
export function InvoiceUnits({ record, timeZone }: { record: InvoiceRecord; timeZone: string }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const day = (at: Date) => formatDate(at, locale, timeZone);
  function markOf({ creditNoteId, takenBackOn, waivedAt }: InvoiceRecord['lines'][number]): string | undefined {
    const credit = record.creditNotes.find(({ id }) => id === creditNoteId);
    if (credit) return t('line_credited', { number: credit.number });
    // Another invoice bills it back.
    if (takenBackOn) return takenBackOn;
    return waivedAt ? t('not_due') : undefined;
  }
  return record.units.map((unit) => (
    <Card
      key={unit.id}
      title={
        <Link className="link" href={unit.of === 'rental' ? `/rentals/${unit.id}` : `/reservations/${unit.id}`}>
          <Unbroken text={`${unit.number} · ${unit.vehicle}, ${unit.plate}`} />
        </Link>
      }
    >
      <p className="mb-2 text-sm text-muted">
        {t(unit.of === 'rental' ? 'unit_rental' : 'unit_reservation', {
          from: day(unit.pickupAt),
          to: day(unit.dueAt),
        })}
      </p>
      {record.lines
        .filter(({ rentalId, reservationId }) => (rentalId ?? reservationId) === unit.id)
        .map((line) => (
          <ChargeLine
            key={line.id}
            kind={line.kind}
            amountCents={line.amountCents}
            sentence={{ key: line.sentenceKey, params: line.sentenceParams }}
            note={[line.note, line.waivedReason].filter(Boolean).join(' · ')}
            mark={markOf(line)}
          />
        ))}
      {unit.of === 'rental' && record.invoice.kind === 'invoice' && (
        <p className="mt-3 text-sm text-muted">
          {unit.owedCents > 0
            ? t('rental_owes', { amount: formatMoney(unit.owedCents, 'USD', locale) })
            : t('rental_paid')}
        </p>
      )}
    </Card>
  ));
}
