import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { StatusBadge } from '@/components/ui/status-badge';
import type { CustomerEvent } from '@/lib/customers/list-customer-events';
import { CUSTOMER_STATUSES } from '@/lib/customers/values';
import { formatDateTime } from '@/lib/dates';
import type { CustomerRecord, RecordView } from './load-record';

const SENTENCES = {
  'customers.create': 'event_create',
  'customers.import': 'event_import',
  'customers.set_status': 'event_set_status',
  'customers.blacklist': 'event_blacklist',
  'customers.clear': 'event_clear',
  'customers.archive': 'event_archive',
  'customers.merge': 'event_merge',
  'customers.merged_away': 'event_merged_away',
} as const satisfies Record<CustomerEvent['action'], string>;

/** Who changed the customer's status, when and why. */
export function HistorySection({ record, view }: { record: CustomerRecord; view: RecordView }) {
  const t = useTranslations('customers');
  if (record.events.length === 0) return <EmptyState title={t('no_history')} />;
  return (
    <Card title={t('status_history')} flush>
      <ol className="divide-y divide-hairline">
        {record.events.map((event) => {
          const status = CUSTOMER_STATUSES.find((one) => one === event.status);
          return (
            <li key={event.id} className="grid gap-1 px-4 py-3">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">{t(SENTENCES[event.action], { name: event.actorName })}</span>
                {status && <StatusBadge status={status} />}
              </span>
              {event.reason && <span className="break-words">{t('reason_given', { reason: event.reason })}</span>}
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                <time dateTime={event.at.toISOString()}>
                  {formatDateTime(event.at, view.locale, view.ctx.tenant.timeZone)}
                </time>
                {event.file && <span className="break-all">{t('from_file', { file: event.file })}</span>}
                {event.ofMerged && <span>{t('on_merged_record', { name: event.ofMerged })}</span>}
                {event.otherId && (
                  <Link href={`/customers/${event.otherId}`} className="text-accent hover:underline">
                    {t('other_record')}
                  </Link>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
