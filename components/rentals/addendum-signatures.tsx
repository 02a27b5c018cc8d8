'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { TextField } from '@/components/forms/fields';
import { SignatureField } from '@/components/forms/signature-field';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';

export interface Signed {
  customerSignature: string;
  customerSigner: string;
  agentSignature: string;
  agentSigner: string;
}

export interface Signers {
  customer: string;
  agent: string;
}

export const unsigned = ({ customer, agent }: Signers): Signed => ({
  ...{ customerSignature: '', customerSigner: customer },
  ...{ agentSignature: '', agentSigner: agent },
});

interface Props<Values extends Signed> {
  form: UseFormReturn<Values>;
  signers: Signers;
  timeZone: string;
  /** What both sign. */
  children: ReactNode;
}

/** What both sign, and their two signatures. */
export function AddendumSignatures<Values extends Signed>({ signers, timeZone, children, ...props }: Props<Values>) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  const caption = t('extend_sign', { date: formatDate(new Date(), locale, timeZone) });
  // Safe because any form of these values has the fields that are used here.
  const form = props.form as unknown as UseFormReturn<Signed>;
  return (
    <div className="grid gap-4">
      <p>{children}</p>
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
              areaRef={form.register(`${who}Signature`).ref}
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
