import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import type { listMergedCustomers } from '@/lib/customers/list-related';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { CustomerRecord, RecordView } from './load-record';

interface Props {
  record: CustomerRecord;
  merged: Awaited<ReturnType<typeof listMergedCustomers>>;
  view: RecordView;
}

const NAME = 'inline-flex min-h-11 items-center font-medium hover:text-accent';

/** Other records of the same person: possible duplicates, and records merged into this one. */
export function SamePersonCard({ record, merged, view }: Props) {
  const t = useTranslations('customers');
  const { customer, lookAlikes } = record;
  const mayMerge = can(view.ctx.role, 'customers.merge') && !customer.archivedAt;
  if (lookAlikes.length === 0 && merged.length === 0 && !mayMerge) return null;
  const mergeHref = `/customers/${customer.id}/merge`;
  return (
    <Card
      title={t('same_person')}
      flush
      className="pb-2"
      action={mayMerge && <LinkButton href={mergeHref}>{t('merge_with')}</LinkButton>}
    >
      {lookAlikes.length === 0 && merged.length === 0 && <p className="px-4 pb-2 text-muted">{t('no_look_alikes')}</p>}
      <ul className="divide-y divide-hairline">
        {lookAlikes.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
            <span className="min-w-0">
              <Link href={`/customers/${other.id}`} className={NAME}>
                {other.fullName}
              </Link>
              <span className="block text-sm text-muted">
                {other.same.map((mark) => t(`same_${mark}`)).join(' · ')}
              </span>
            </span>
            {mayMerge && <LinkButton href={`${mergeHref}?with=${other.id}`}>{t('compare')}</LinkButton>}
          </li>
        ))}
        {merged.map((other) => (
          <li key={other.id} className="px-4 py-1.5">
            <Link href={`/customers/${other.id}`} className={NAME}>
              {other.fullName}
            </Link>
            <span className="block text-sm text-muted">
              {other.mergedAt &&
                t('merged_on', { date: formatDate(other.mergedAt, view.locale, view.ctx.tenant.timeZone) })}
              {[formatPhone(other.phone), other.licenseNumber].filter(Boolean).map((text) => ` · ${text}`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
