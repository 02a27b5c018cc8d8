'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { TextField } from '@/components/forms/fields';
import { SignatureField } from '@/components/forms/signature-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';
import type { WizardStep } from '@/lib/rentals/values';
import { isOutdated, termsOf } from '@/lib/rentals/wizard/signed-terms';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { LoadedTerms } from '../use-terms-to-sign';
import { TermsToSign } from './terms-to-sign';

const SIGNERS = ['customer', 'agent'] as const;

interface SignaturesStepProps {
  form: UseFormReturn<WizardValues>;
  customerName: string;
  timeZone: string;
  /** Whether the agreement's terms are still incomplete: nobody signs those. */
  unready: boolean;
  terms: LoadedTerms;
  onGo: (step: WizardStep) => void;
}

export function SignaturesStep({ unready, terms, onGo, ...pads }: SignaturesStepProps) {
  const t = useTranslations('rentals');
  if (!unready)
    return (
      <TermsToSign loaded={terms}>
        <SignaturePads {...pads} />
      </TermsToSign>
    );
  return (
    <Alert
      tone="warning"
      action={<Button onClick={() => onGo('agreement')}>{t('edit_step', { step: t('step_agreement') })}</Button>}
    >
      {t('sign_after_terms')}
    </Alert>
  );
}

function SignaturePads({ form, customerName, timeZone }: Omit<SignaturesStepProps, 'unready' | 'terms' | 'onGo'>) {
  const t = useTranslations();
  const locale = useLocale();
  // Read once: everything signed from now on is signed under these terms.
  const [outdated] = useState(() => SIGNERS.filter((who) => isOutdated(form.getValues(), who)));
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (outdated.length === 0) return;
    for (const who of outdated) form.setValue(`${who}Signature`, '');
    setRound(1);
  }, [form, outdated]);
  const caption = t('rentals.sign_caption', { date: formatDate(new Date(), locale, timeZone) });
  return (
    <>
      <p className="text-sm text-muted sm:hidden landscape:hidden">{t('rentals.landscape_hint')}</p>
      {SIGNERS.map((who) => (
        <Card key={who} title={t(`rentals.${who}_signature`)}>
          <div className="grid gap-4">
            <TextField
              form={form}
              name={`${who}Signer`}
              label={t('rentals.signer_name')}
              placeholder={who === 'customer' ? customerName : ''}
              autoComplete="off"
            />
            {outdated.includes(who) && !form.watch(`${who}Signature`) && (
              <Alert tone="warning">{t('rentals.signed_before_change')}</Alert>
            )}
            <SignatureField
              key={round}
              label={t(`rentals.${who}_signature`)}
              caption={[form.watch(`${who}Signer`) || (who === 'customer' ? customerName : ''), caption]
                .filter(Boolean)
                .join(' · ')}
              value={form.watch(`${who}Signature`)}
              onChange={(image) => {
                form.setValue(`${who}Terms`, image && termsOf(form.getValues()));
                form.setValue(`${who}Signature`, image, { shouldDirty: true });
              }}
              error={errorOf(form.formState.errors, `${who}Signature`)}
            />
          </div>
        </Card>
      ))}
    </>
  );
}
