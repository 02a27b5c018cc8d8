import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { idempotencyKey, renewKey } from '@/components/forms/idempotency-key';
import type { ErrorBody } from '@/lib/errors';
import type { WizardStep } from '@/lib/rentals/values';
import { activateRentalAction } from './actions';
import type { useDraft } from './use-draft';
import { STEP_FIELDS, type WizardValues } from './wizard-values';

interface Activation {
  form: UseFormReturn<WizardValues>;
  draftId: string;
  draft: ReturnType<typeof useDraft>;
  go: (step: WizardStep) => void;
  onRefused: () => void;
}

/** Activates the draft at the total shown; a refusal is put at its fields, and the first step that has one is opened. */
export function useActivation({ form, draftId, draft, go, onRefused }: Activation) {
  const t = useTranslations();
  const router = useRouter();
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [activating, startActivating] = useTransition();
  const keyId = `activate-${draftId}`;

  function show(error: ErrorBody) {
    setFailure(error);
    const paths = Object.entries(error.fields ?? {}).map(
      ([name, code]) => [name.replace(/^values\./, ''), code] as const,
    );
    for (const [name, code] of paths) form.setError(name as keyof WizardValues, { message: t(`errors.${code}`) });
    const faulty = (['agreement', 'inspection', 'signatures', 'details'] as const).find((name) =>
      paths.some(([field]) => STEP_FIELDS[name].some((known) => known === field)),
    );
    if (faulty) go(faulty);
    window.scrollTo({ top: 0 });
  }

  function activate(expectedTotalCents: number) {
    setFailure(null);
    form.clearErrors();
    startActivating(async () => {
      if (!(await draft.save())) return;
      const input = { rentalId: draftId, expectedTotalCents, values: form.getValues() };
      const result = await activateRentalAction(input, idempotencyKey(keyId)).catch(() => null);
      if (!result) return show({ code: 'network_error' });
      if (!result.ok) {
        // A refusal has done nothing: the corrected form is a new request. After a lost answer the key must stay.
        renewKey(keyId);
        onRefused();
        return show(result.error);
      }
      draft.done();
      renewKey(keyId);
      toast.success(t('rentals.activated', { number: result.data.number }), {
        action: { label: t('rentals.open_agreement'), onClick: () => window.open(`/api/rentals/${draftId}/agreement`) },
      });
      router.push(`/rentals/${draftId}?created=1`);
    });
  }

  return { activate, activating, failure };
}
