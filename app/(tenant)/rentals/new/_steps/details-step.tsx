'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { Card } from '@/components/ui/card';
import { AGREED_PAYMENT_METHODS } from '@/lib/pricing/values';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { FaultOf } from '../use-faults';
import { GivenDepositFields } from './given-deposit-fields';

interface DetailsStepProps {
  form: UseFormReturn<WizardValues>;
  faultOf: FaultOf;
  taxLabel: string | null;
  htgRate: string | null;
  /** The deposit that the reservation has brought, in cents. */
  heldCents: number;
}

/** What is left before the review: notes, how it is paid, and the deposit that the customer gives now. */

export function DetailsStep({ form, faultOf, taxLabel, htgRate, heldCents }: DetailsStepProps) {
  const t = useTranslations();
  return (
    <>
      <GivenDepositFields form={form} faultOf={faultOf} htgRate={htgRate} heldCents={heldCents} />
      <Card title={t('common.details')}>
        <div className="grid gap-4">
          <SelectField
            form={form}
            name="paymentMethod"
            label={t('payments.method')}
            options={AGREED_PAYMENT_METHODS.map((value) => ({ value, label: t(`payments.method_${value}`) }))}
            className="sm:max-w-xs"
          />
          <TextAreaField form={form} name="notes" label={t('common.notes')} rows={4} />
          {taxLabel && (
            <>
              <CheckboxField form={form} name="taxExempt" label={t('rentals.tax_exempt', { tax: taxLabel })} />
              {form.watch('taxExempt') && (
                <TextField
                  form={form}
                  name="taxExemptReason"
                  label={t('rentals.tax_exempt_reason')}
                  invalid={faultOf('taxExemptReason')}
                  required
                />
              )}
            </>
          )}
        </div>
      </Card>
    </>
  );
}
