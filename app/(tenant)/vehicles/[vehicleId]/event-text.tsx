import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/money';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import type { VehicleEvent } from '@/lib/vehicles/list-vehicle-timeline';

/** One event in a vehicle's history, as a sentence. */
export function EventText({ event, locale }: { event: VehicleEvent; locale: Locale }) {
  const t = useTranslations();
  const { kind, who, detail, changed, correction } = event;
  if (kind === 'rental_out' || kind === 'rental_in' || kind === 'rental_cancelled') {
    return t.rich(`history.event_${kind}`, {
      customer: who ?? '',
      number: detail,
      link: (text) => (
        <Link href={`/rentals/${event.id}`} className="font-medium whitespace-nowrap text-accent hover:underline">
          {text}
        </Link>
      ),
    });
  }
  if (kind === 'ticket_opened' || kind === 'ticket_closed') return t(`history.event_${kind}`, { number: detail });
  const by = who && <span className="text-muted"> {t('history.by', { name: who })}</span>;
  const fields = changed.map((name) => t(VEHICLE_FIELDS[name].label));
  const readings = correction && {
    from: formatNumber(correction.fromKm, locale),
    to: formatNumber(correction.toKm, locale),
  };
  return (
    <>
      {kind === 'odometer_corrected'
        ? t(`history.event_${kind}`, readings ?? { from: '', to: '' })
        : t(`history.event_${kind}`)}
      {by}
      {detail && (
        <span className="block text-sm break-words">
          {kind === 'imported' ? t('history.from_file', { file: detail }) : detail}
        </span>
      )}
      {fields.length > 0 && (
        <span className="block text-sm text-muted">{t('history.changed', { fields: fields.join(', ') })}</span>
      )}
    </>
  );
}
