'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { TextField } from '@/components/forms/fields';
import { SignatureField } from '@/components/forms/signature-field';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import type { TextsToSign } from '@/lib/rentals/texts-to-sign';
import { termsOf } from '@/lib/rentals/wizard/signed-terms';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';

interface SignerPadProps {
  form: UseFormReturn<WizardValues>;
  who: 'customer' | 'agent';
  title: string;
  /** Who signs unless another name is typed. */
  name: string;
  /** What is being signed, and when. */
  caption: string;
  /** In the customer's language, for the customer's pad. */
  texts?: TextsToSign;
  /** Whether it was signed under other terms. */
  outdated: boolean;
}

/** The name and the signature of one of the two, under the terms as they are now. */
export function SignerPad({ form, who, title, name, caption, texts, outdated }: SignerPadProps) {
  const t = useTranslations('rentals');
  // Whoever signs is named like the agent: as a name that is filled in, not as a hint.
  useEffect(() => {
    if (name && !form.getValues(`${who}Signer`)) form.setValue(`${who}Signer`, name);
  }, [form, who, name]);
  const [signer, signature] = form.watch([`${who}Signer`, `${who}Signature`]);
  // A signature has one fault only: that it is missing.
  const error = errorOf(form.formState.errors, `${who}Signature`);
  return (
    <Card title={title}>
      <div className="grid gap-4">
        <TextField
          form={form}
          name={`${who}Signer`}
          label={texts?.['rentals.signer_name'] ?? t('signer_name')}
          placeholder={who === 'customer' ? name : ''}
          autoComplete="off"
        />
        {outdated && !signature && (
          <Alert tone="warning">{texts?.['rentals.sign_again'] ?? t('signed_before_change')}</Alert>
        )}
        <p className="text-sm text-muted sm:hidden landscape:hidden">
          {texts?.['rentals.landscape_hint'] ?? t('landscape_hint')}
        </p>
        <SignatureField
          label={title}
          words={texts && { here: texts['rentals.sign_here'], clear: texts['action.clear_signature'] }}
          caption={[signer || name, caption].filter(Boolean).join(' · ')}
          value={signature}
          onChange={(image) => {
            form.setValue(`${who}Terms`, image && termsOf(form.getValues()));
            form.setValue(`${who}Signature`, image, { shouldDirty: true });
          }}
          error={error && (texts?.['errors.customer_signature_missing'] ?? error)}
        />
      </div>
    </Card>
  );
}
