'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { TextField } from '@/components/forms/fields';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';
import type { WizardValues } from '../wizard-values';

const SignatureField = dynamic(
  () => import('@/components/forms/signature-field').then((module) => module.SignatureField),
  { ssr: false },
);

interface SignaturesStepProps {
  form: UseFormReturn<WizardValues>;
  customerName: string;
  timeZone: string;
}

export function SignaturesStep({ form, customerName, timeZone }: SignaturesStepProps) {
  const t = useTranslations();
  const locale = useLocale();
  const caption = t('rentals.sign_caption', { date: formatDate(new Date(), locale, timeZone) });
  return (
    <>
      <p className="text-sm text-muted sm:hidden landscape:hidden">{t('rentals.landscape_hint')}</p>
      {(['customer', 'agent'] as const).map((who) => (
        <Card key={who} title={t(`rentals.${who}_signature`)}>
          <div className="grid gap-4">
            <TextField
              form={form}
              name={`${who}Signer`}
              label={t('rentals.signer_name')}
              placeholder={who === 'customer' ? customerName : ''}
              autoComplete="off"
            />
            <SignatureField
              label={t(`rentals.${who}_signature`)}
              caption={[form.watch(`${who}Signer`) || (who === 'customer' ? customerName : ''), caption]
                .filter(Boolean)
                .join(' · ')}
              value={form.watch(`${who}Signature`)}
              onChange={(image) => form.setValue(`${who}Signature`, image, { shouldDirty: true })}
              error={errorOf(form.formState.errors, `${who}Signature`)}
            />
          </div>
        </Card>
      ))}
    </>
  );
}
