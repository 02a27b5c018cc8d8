'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { TextField } from '@/components/forms/fields';
import { SignatureField } from '@/components/forms/signature-field';
import { Card } from '@/components/ui/card';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

interface Values {
  rentalId: string;
  dueAt: string;
  customerSignature: string;
  customerSigner: string;
  agentSignature: string;
  agentSigner: string;
}

interface Props {
  form: UseFormReturn<Values>;
  signers: { customer: string; agent: string };
  timeZone: string;
  until: Date;
  addedCents: number;
}

/** What both sign, and their two signatures. */
export function ExtensionSignatures({ form, signers, timeZone, until, addedCents }: Props) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  const caption = t('extend_sign', { date: formatDate(new Date(), locale, timeZone) });
  return (
    <div className="grid gap-4">
      <p>
        {t('extend_sign_help', {
          date: formatDateTime(until, locale, timeZone, 'long'),
          amount: formatMoney(addedCents, 'USD', locale),
        })}
      </p>
      <p className="text-sm text-muted sm:hidden landscape:hidden">{t('landscape_hint')}</p>
      {(['customer', 'agent'] as const).map((who) => (
        <Card key={who} title={t(`${who}_signature`)}>
          <div className="grid gap-4">
            <TextField
              form={form}
              name={`${who}Signer`}
              label={t('signer_name')}
              placeholder={signers[who]}
              autoComplete="off"
            />
            <SignatureField
              label={t(`${who}_signature`)}
              caption={[form.watch(`${who}Signer`) || signers[who], caption].filter(Boolean).join(' · ')}
              value={form.watch(`${who}Signature`)}
              onChange={(image) => {
                form.setValue(`${who}Signature`, image, { shouldDirty: true });
                // No control clears the error of a field that the form does not register, and it would stop the next try.
                form.clearErrors(`${who}Signature`);
              }}
              error={errorOf(form.formState.errors, `${who}Signature`)}
            />
          </div>
        </Card>
      ))}
    </div>
  );
}
