'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField, TextAreaField, TextField } from '@/components/forms/fields';
import { Card } from '@/components/ui/card';
import { ACKNOWLEDGMENTS } from '@/lib/rentals/values';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { FaultOf } from '../use-faults';

interface DetailsStepProps {
  form: UseFormReturn<WizardValues>;
  faultOf: FaultOf;
  taxLabel: string | null;
}

export function DetailsStep({ form, faultOf, taxLabel }: DetailsStepProps) {
  const t = useTranslations();
  return (
    <>
      <Card title={t('rentals.acknowledgments')}>
        <div className="grid gap-1">
          {ACKNOWLEDGMENTS.map((value) => (
            <CheckboxField
              key={value}
              form={form}
              name="acknowledgments"
              value={value}
              label={t(`rentals.ack_${value}`)}
            />
          ))}
        </div>
      </Card>
      <Card title={t('common.details')}>
        <div className="grid gap-4">
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
