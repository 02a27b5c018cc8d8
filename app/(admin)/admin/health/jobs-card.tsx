import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatMoment } from '@/lib/dates';
import type { Health } from '@/lib/health/get-health';
import type { Queue } from '@/lib/health/read-queues';
import { formatNumber } from '@/lib/money';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { HealthCard } from './health-card';
import { QUEUE_TEXTS } from './queue-texts';
import { RetryJob } from './retry-job';

interface Props {
  health: Pick<Health, 'queues' | 'failures' | 'verdicts'>;
  now: Date;
  mayRetry: boolean;
}

/** The background jobs by queue, the well ones behind one line, and those that failed last. */
export function JobsCard({ health: { queues, failures, verdicts }, now, mayRetry }: Props) {
  const t = useTranslations('health');
  const all = useTranslations();
  const locale = useLocale();
  const nameOf = (queue: string) => {
    const text = QUEUE_TEXTS.find(([name]) => name === queue)?.[1];
    return text ? all(text) : queue;
  };
  const moment = (at: Date) => formatMoment(at, locale, PLATFORM_ZONE, now);
  const sayOf = ({ name }: Queue) => verdicts.queues[name]?.say ?? 'queue_well';
  const well = (queues ?? []).filter((queue) => sayOf(queue) === 'queue_well');
  const others = (queues ?? []).filter((queue) => sayOf(queue) !== 'queue_well');
  const row = (queue: Queue) => {
    const { waiting, running, failed, lastDone } = queue;
    const counted = waiting + running + failed > 0;
    return (
      <li key={queue.name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-hairline py-2">
        <span className="min-w-0 flex-1 basis-52">
          {nameOf(queue.name)}
          {sayOf(queue) !== 'queue_well' && (
            <span className="block text-sm text-amber">{t(`says_${sayOf(queue)}`)}</span>
          )}
        </span>
        {counted && (
          <span className="tabular text-sm text-muted">
            {t('counts', {
              waiting: formatNumber(waiting, locale),
              running: formatNumber(running, locale),
              failed: formatNumber(failed, locale),
            })}
          </span>
        )}
        <span className="tabular w-full text-sm text-muted sm:w-64 sm:text-right">
          {lastDone ? t('last_done', { moment: moment(lastDone) }) : t('never_done')}
        </span>
      </li>
    );
  };
  return (
    <HealthCard title={t('jobs')} verdict={verdicts.jobs}>
      <ul>{others.map(row)}</ul>
      {well.length > 0 && (
        <details className="group border-t border-hairline">
          <summary className="flex min-h-11 list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron-right"
              className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
            />
            {t('queues_well', { count: well.length })}
          </summary>
          <ul>{well.map(row)}</ul>
        </details>
      )}
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
  );
}
