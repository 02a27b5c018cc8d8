import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, useTransition } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { paymentReceiptToast } from '@/components/payments/payment-receipt-toast';
import type { useShownRate } from '@/components/payments/use-shown-rate';
import { toast } from '@/components/ui/toast';
import { errorSentence } from '@/lib/error-sentence';
import type { ErrorBody } from '@/lib/errors';
import { fieldRefusal } from '@/lib/field-refusal';
import type { WizardStep } from '@/lib/rentals/values';
import { GIVEN_FIELDS, givenDeposit } from '@/lib/rentals/wizard/given-deposit';
import { STEP_FIELDS, type WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { handOverAction } from './actions';
import type { useDraft } from './use-draft';

interface Activation extends ReturnType<typeof useShownRate> {
  form: UseFormReturn<WizardValues>;
  draftId: string;
  draft: ReturnType<typeof useDraft>;
  staged: StagedFiles;
  go: (step: WizardStep) => void;
  onRefused: () => void;
}

const SIGNED_MS = 15_000;

/** Activates the draft at the total shown, with the deposit that is taken. An error appears at its fields, and the first step with one opens. */
export function useActivation({ form, draftId, draft, staged, go, htgRate, noteRate, onRefused }: Activation) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [activating, startActivating] = useTransition();

  // A field's refusal is removed when that field changes, and a refusal of the whole form at any change.
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (!name) return;
      form.clearErrors(name);
      setFailure((before) => before && forget(before, { name, typed: type === 'change' }));
    });
    return unsubscribe;
  }, [form]);

  function show(error: ErrorBody) {
    setFailure(error);
    const paths = Object.entries(error.fields ?? {}).map(([path, code]) => {
      const name = GIVEN_FIELDS[path] ?? path.replace(/^values\./, '');
      return [name, errorSentence(code, fieldRefusal(error, path)?.params, locale)] as const;
    });
    for (const [name, { key, params }] of paths)
      form.setError(name as keyof WizardValues, { message: t(`errors.${key}`, params) });
    const faulty = (['agreement', 'inspection', 'signatures', 'details'] as const).find((name) =>
      paths.some(([field]) => STEP_FIELDS[name].some((known) => known === field)),
    );
    if (faulty) go(faulty);
    else if (error.code === 'rate_changed') go('details');
    window.scrollTo({ top: 0 });
  }

  function activate(expectedTotalCents: number) {
    setFailure(null);
    form.clearErrors();
    startActivating(async () => {
      const unsaved = await draft.save();
      // No longer a draft: an earlier response was lost, and this request gets it again.
      if (unsaved !== null && unsaved !== 'invalid_transition') return show({ code: unsaved });
      const values = form.getValues();
      const input = { rentalId: draftId, expectedTotalCents, values, deposit: givenDeposit(values, htgRate) };
      // A draft becomes exactly one agreement, so the draft's id is the key: sending it again gets the same answer.
      const result = await noteRate(handOverAction(input, draftId)).catch(() => null);
      if (!result) return show({ code: 'network_error' });
      if (!result.ok) {
        if (result.error.code === 'idempotency_mismatch' || result.error.code === 'invalid_transition') {
          draft.done();
          return router.push(`/rentals/${draftId}`);
        }
        onRefused();
        return show(result.error);
      }
      draft.done();
      staged.uploadStaged({ kind: 'inspection', id: result.data.inspectionId });
      const { deposit } = result.data;
      if (deposit) paymentReceiptToast(t('rentals.deposit_taken'), t('payments.print_receipt'), deposit.id);
      toast.success(t('rentals.activated', { number: result.data.number }), {
        duration: SIGNED_MS,
        action: { label: t('rentals.open_agreement'), onClick: () => window.open(`/api/rentals/${draftId}/agreement`) },
      });
      router.push(`/rentals/${draftId}?created=1`);
    });
  }

  return { activate, activating, failure };
}

function forget(failure: ErrorBody, changed: { name: string; typed: boolean }): ErrorBody | null {
  const fields = Object.entries(failure.fields ?? {});
  const left = fields.filter(([name]) => (GIVEN_FIELDS[name] ?? name.replace(/^values\./, '')) !== changed.name);
  if (left.length > 0) return { ...failure, fields: Object.fromEntries(left) };
  return fields.length > 0 || changed.typed ? null : failure;
}
