'use client';

import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { TextsToSign } from '@/lib/rentals/texts-to-sign';
import { ACKNOWLEDGMENTS } from '@/lib/rentals/values';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';

/** What the customer accepts, in the customer's language: each for itself, or all of them. */
export function AcknowledgmentFields({ form, texts }: { form: UseFormReturn<WizardValues>; texts: TextsToSign }) {
  const given = form.watch('acknowledgments');
  return (
    <Card title={texts['rentals.acknowledgments']}>
      <div className="grid gap-1">
        {ACKNOWLEDGMENTS.map((value) => (
          <CheckboxField
            key={value}
            form={form}
            name="acknowledgments"
            value={value}
            label={texts[`rentals.ack_${value}`]}
          />
        ))}
        <Button
          className="mt-2 justify-self-start whitespace-normal!"
          disabled={ACKNOWLEDGMENTS.every((value) => given.includes(value))}
          onClick={() => form.setValue('acknowledgments', [...ACKNOWLEDGMENTS], { shouldDirty: true })}
        >
          {texts['rentals.ack_all']}
        </Button>
      </div>
    </Card>
  );
}
