import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { formatDate } from '@/lib/dates';
import type { CustomerRecord, RecordView } from './load-record';

/** What staff must know first about this customer: merged, deleted, or blacklisted, by whom and why. */
export function CustomerAlerts({ record, view }: { record: CustomerRecord; view: RecordView }) {
  const t = useTranslations('customers');
  const { customer, mergedInto, events } = record;
  const blacklisted = customer.status === 'blacklisted';
  if (!customer.archivedAt && !blacklisted) return null;
  const [entry] = events.filter(({ status, reason }) => status === 'blacklisted' && reason === customer.statusReason);
  return (
    <div className="mb-4 grid gap-2">
      {mergedInto && (
        <Alert tone="info">
          {t('merged_into', { name: mergedInto.fullName })}{' '}
          <Link href={`/customers/${mergedInto.id}`} className="font-medium underline">
            {t('open_named', { name: mergedInto.fullName })}
          </Link>
        </Alert>
      )}
      {customer.archivedAt && !mergedInto && <Alert tone="info">{t('archived')}</Alert>}
      {blacklisted && (
        <Alert tone="danger">
          {t('blacklisted_because', { reason: customer.statusReason ?? '—' })}
          {entry && (
            <span className="block text-sm">
              {t('by_on', {
                name: entry.actorName,
                date: formatDate(entry.at, view.locale, view.ctx.tenant.timeZone),
              })}
            </span>
          )}
        </Alert>
      )}
    </div>
  );
}
