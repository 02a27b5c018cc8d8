'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { WIZARD_STEPS, type WizardStep } from '@/lib/rentals/values';
import type { Missing } from '@/lib/rentals/wizard/missing-in';

interface Props {
  step: WizardStep;
  /** The position of the last step that was opened. */
  furthest: number;
  missing: Missing[];
  onGo: (step: WizardStep) => void;
  /** Whether the draft is saved, beside the step's name or below the steps. */
  said: ReactNode;
}

/** The steps with their state: a column on the left, or on a phone a narrow bar with the step's name. */
export function StepBar({ step, furthest, missing, onGo, said }: Props) {
  const t = useTranslations();
  const index = WIZARD_STEPS.indexOf(step);
  return (
    <nav
      aria-label={t('rentals.steps')}
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 sm:gap-y-2 xl:sticky xl:top-20 xl:grid-cols-1"
    >
      <p className="font-medium xl:hidden">
        {t('common.step_of', { step: index + 1, steps: WIZARD_STEPS.length })} · {t(`rentals.step_${step}`)}
      </p>
      <div className="text-muted xl:order-last xl:px-2">{said}</div>
      <ol className="col-span-full grid grid-cols-5 gap-1 xl:grid-cols-1">
        {WIZARD_STEPS.map((name, position) => {
          const lacks = missing.some((entry) => entry.step === name);
          const amber = lacks && position < furthest;
          // What a step asks for can come from elsewhere. One that asks for nothing is done once it was seen.
          const done = name !== 'review' && !lacks && (name !== 'details' || position <= furthest);
          const current = name === step;
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => onGo(name)}
                aria-current={current ? 'step' : undefined}
                aria-label={`${t(`rentals.step_${name}`)}. ${lacks ? t('rentals.step_missing') : done ? t('rentals.step_done') : ''}`}
                className={cn(
                  'flex min-h-11 w-full items-center gap-2 rounded-control text-left max-xl:justify-center xl:px-2',
                  current ? 'font-semibold xl:bg-accent-soft' : 'text-muted xl:hover:bg-sunken',
                )}
              >
                <span
                  className={cn(
                    'grid size-6 shrink-0 place-items-center rounded-full border text-xs',
                    amber
                      ? cn('border-amber bg-amber-soft text-amber', current && 'max-xl:ring-2 max-xl:ring-accent')
                      : current
                        ? 'border-accent text-accent-strong max-xl:bg-accent max-xl:text-on-accent'
                        : 'border-line-strong',
                  )}
                >
                  {done ? (
                    <Icon name="check" className="size-3.5" />
                  ) : amber ? (
                    <Icon name="circle-alert" className="size-3.5" />
                  ) : (
                    position + 1
                  )}
                </span>
                <span className="max-xl:sr-only">{t(`rentals.step_${name}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
