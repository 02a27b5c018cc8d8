import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/dates';
import type { Health } from '@/lib/health/get-health';
import { formatNumber } from '@/lib/money';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { HealthCard } from './health-card';
import { RetryJob } from './retry-job';

/** The texts of the jobs that this build has. Another build's have their own name. */
const QUEUE_TEXTS = [
  ['audit-check', 'queue_audit_check'],
  ['billing', 'queue_billing'],
  ['clean-up', 'queue_clean_up'],
  ['delete-companies', 'queue_delete_companies'],
  ['day-mails', 'queue_day_mails'],
  ['ledger-check', 'queue_ledger_check'],
  ['no-shows', 'queue_no_shows'],
  ['paper-notices', 'queue_paper_notices'],
  ['print-papers', 'queue_print_papers'],
  ['report-mails', 'queue_report_mails'],
  ['return-notices', 'queue_return_notices'],
  ['seal-audit', 'queue_seal_audit'],
  ['send-answers', 'queue_send_answers'],
  ['send-mail', 'queue_send_mail'],
  ['service-notices', 'queue_service_notices'],
] as const;

interface Props {
  health: Pick<Health, 'queues' | 'failures' | 'verdicts'>;
  now: Date;
  mayRetry: boolean;
}

/** The background jobs by queue, and those that failed last. */
export function JobsCard({ health: { queues, failures, verdicts }, now, mayRetry }: Props) {
  const t = useTranslations('health');
  const locale = useLocale();
  const nameOf = (queue: string) => {
    const text = QUEUE_TEXTS.find(([name]) => name === queue)?.[1];
    return text ? t(text) : queue;
  };
  const moment = (at: Date) => formatMoment(at, locale, PLATFORM_ZONE, now);
  return (
    <div className="lg:col-span-2">
      <HealthCard title={t('jobs')} verdict={verdicts.jobs}>
        <ul>
          {queues?.map(({ name, waiting, running, failed, lastDone }) => (
            <li key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-hairline py-2">
              <span className="min-w-0 flex-1 basis-52">
                {nameOf(name)}
                <span className="block text-sm text-muted">
                  {t(`says_${verdicts.queues[name]?.say ?? 'queue_well'}`)}
                </span>
              </span>
              <span className="tabular text-sm text-muted">
                {t('counts', {
                  waiting: formatNumber(waiting, locale),
                  running: formatNumber(running, locale),
                  failed: formatNumber(failed, locale),
                })}
              </span>
              <span className="tabular w-full text-sm text-muted sm:w-64 sm:text-right">
                {lastDone ? t('last_done', { moment: moment(lastDone) }) : t('never_done')}
              </span>
            </li>
          ))}
        </ul>
        {failures.length > 0 && (
          <>
            <h3 className="mt-4 font-semibold">{t('last_failures')}</h3>
            <ul>
              {failures.map(({ id, queue, at, code }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline py-2 first:border-0"
                >
                  <span className="min-w-0 flex-1 basis-52">
                    {nameOf(queue)}
                    <span className="block text-sm text-muted">
                      <span className="tabular">{moment(at)}</span> · <code className="break-all">{code}</code>
                    </span>
                  </span>
                  {mayRetry && <RetryJob queue={queue} jobId={id} name={nameOf(queue)} />}
                </li>
              ))}
            </ul>
          </>
        )}
      </HealthCard>
    </div>
  );
}
