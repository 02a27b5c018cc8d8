import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const STEPS = ['file', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof STEPS)[number];

/** The steps from the file to the result, with the current one marked. */
export function ImportSteps({ current }: { current: ImportStep }) {
  const t = useTranslations('imports');
  const at = STEPS.indexOf(current);
  return (
    <ol aria-label={t('steps')} className="mb-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2',
            step === current ? 'font-medium text-text' : 'text-muted',
            step !== current && 'max-sm:[&>span:last-child]:sr-only',
          )}
        >
          <span
            className={cn(
              'tabular flex size-6 items-center justify-center rounded-full border text-xs',
              index <= at ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
            )}
          >
            {index < at ? <Icon name="check" className="size-3.5" /> : index + 1}
          </span>
          <span>{t(`step_${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
