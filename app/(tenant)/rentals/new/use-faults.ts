import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { errorSentence } from '@/lib/error-sentence';
import { rangeOf } from '@/lib/rentals/bounds';
import type { DraftQuote } from '@/lib/rentals/quote-draft';
import { WIZARD_STEPS, type WizardStep } from '@/lib/rentals/values';
import { fieldFaults } from '@/lib/rentals/wizard/field-faults';
import { STEP_FIELDS, type WizardValues } from '@/lib/rentals/wizard/wizard-values';

/** What is wrong with a field, as its error; undefined if nothing is, or if it is not to be said yet. */
export type FaultOf = (name: keyof WizardValues) => string | undefined;

interface Shown {
  form: UseFormReturn<WizardValues>;
  values: WizardValues;
  step: WizardStep;
  /** The server's answer to exactly these values; null while it is on its way. */
  price: DraftQuote | null;
}

/**
 * Says what is wrong at each field: once it is left, not while it is being typed. An empty field is wrong once a later
 * step has been opened.
 */
export function useFaults({ form, values, step, price }: Shown) {
  const t = useTranslations();
  const locale = useLocale();
  const [typing, setTyping] = useState<string | null>(null);
  const index = WIZARD_STEPS.indexOf(step);
  const [furthest, setFurthest] = useState(index);
  if (index > furthest) setFurthest(index);
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (type === 'change') setTyping(name ?? null);
    });
    return unsubscribe;
  }, [form]);
  const faults = { ...price?.fields, ...fieldFaults(values) };
  // Read here, so that a refusal is known before its step is opened.
  const { errors } = form.formState;

  const faultOf: FaultOf = (name) => {
    const refused = errorOf(errors, name);
    if (refused) return refused;
    const blocker = price?.blockers.find(({ field }) => field === name);
    const code = faults[name] ?? blocker?.code;
    if (!code || typing === name || (code === 'required' && index >= furthest)) return undefined;
    const { key, params } = errorSentence(code, faults[name] ? rangeOf(name) : blocker?.params, locale);
    return t(`errors.${key}`, params);
  };

  /** Moves to the first field of this step that is typed wrongly; false if there is none. */
  function stopAtFault(): boolean {
    setTyping(null);
    const wrong = step !== 'review' && STEP_FIELDS[step].find((name) => faults[name] && faults[name] !== 'required');
    if (wrong) form.setFocus(wrong);
    return Boolean(wrong);
  }

  return { faultOf, stopAtFault, furthest, onBlur: () => setTyping(null) };
}
