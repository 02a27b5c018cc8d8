import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { formatMoment } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import type { CheckKind } from '@/lib/nightly-checks/values';

export interface NightlyCheck {
  kind: CheckKind;
  checkedAt: Date;
  looked: number | null;
  faults: number;
}

interface Props {
  checks: readonly NightlyCheck[];
  timeZone: string;
  now: Date;
}

/** What the nightly checks found when they last ran, and when that was. */
export function NightlyChecks({ checks, timeZone, now }: Props) {
  const t = useTranslations('audit');
  const locale = useLocale();
  const sentence = useSentence();
  return (
    <Card title={t('checks')}>
      {checks.length === 0 && <p className="text-muted">{t('checks_first')}</p>}
      <ul className="grid gap-2">
        {checks.map((check) => (
          <li key={check.kind} className="flex items-start gap-3">
            <Icon
              name={check.faults > 0 ? 'circle-alert' : 'circle-check'}
              className={
                check.faults > 0 ? 'mt-0.5 size-4.5 shrink-0 text-danger' : 'mt-0.5 size-4.5 shrink-0 text-green'
              }
            />
            <span className="min-w-0 flex-1">
              {sentence(check)}
              <span className="block text-sm text-muted">{formatMoment(check.checkedAt, locale, timeZone, now)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What must not be overlooked: the checks that found something wrong. */
export function FailedChecks({ checks }: Pick<Props, 'checks'>) {
  const sentence = useSentence();
  return checks
    .filter(({ faults }) => faults > 0)
    .map((check) => (
      <div key={check.kind} className="mb-4">
        <Alert>{sentence(check)}</Alert>
      </div>
    ));
}

function useSentence() {
  const t = useTranslations('audit');
  const locale = useLocale();
  return ({ kind, looked, faults }: NightlyCheck) =>
    faults > 0
      ? t(`check_${kind}_bad`, { faults: formatNumber(faults, locale) })
      : t(`check_${kind}_well`, { looked: formatNumber(looked ?? 0, locale) });
}
