'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { SelectField, TextField } from '@/components/forms/fields';
import { SignatureField } from '@/components/forms/signature-field';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { UNSIGNED_REASONS } from '@/lib/rentals/values';
import type { ReturnValues } from './return-values';

interface Props {
  form: UseFormReturn<ReturnValues>;
  customerName: string;
  timeZone: string;
  /** What the return adds, in cents; null while it is not known. */
  sumCents: number | null;
  /** What the signature is given under. Once that changes, it is asked for again. */
  terms: string;
}

/** The customer's signature under the return, or why there is none. */
export function ReturnSignature({ form, customerName, timeZone, sumCents, terms }: Props) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  const unsigned = form.watch('unsignedReason') !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the terms that counts
  useEffect(() => {
    form.setValue('customerSignature', '');
  }, [form, terms, unsigned]);

  return (
    <Card title={t('customer_signature')}>
      <div className="grid gap-4">
        <SelectField
          form={form}
          name="unsignedReason"
          label={t('return_who_signs')}
          options={[
            { value: '', label: t('return_customer_signs') },
            ...UNSIGNED_REASONS.map((reason) => ({ value: reason, label: t(`unsigned_${reason}`) })),
          ]}
        />
        {!unsigned && (
          <>
            {sumCents !== null && <p>{t('return_sign_help', { amount: formatMoney(sumCents, 'USD', locale) })}</p>}
            <p className="text-sm text-muted sm:hidden landscape:hidden">{t('landscape_hint')}</p>
            <TextField
              form={form}
              name="customerSigner"
              label={t('signer_name')}
              placeholder={customerName}
              autoComplete="off"
            />
            <SignatureField
              key={terms}
              areaRef={form.register('customerSignature').ref}
              label={t('customer_signature')}
              caption={[
                form.watch('customerSigner') || customerName,
                t('return_sign', { date: formatDate(new Date(), locale, timeZone) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              value={form.watch('customerSignature')}
              onChange={(image) => {
                form.setValue('customerSignature', image, { shouldDirty: true });
                // No control clears the error of a field that the form does not register.
                form.clearErrors('customerSignature');
              }}
              error={errorOf(form.formState.errors, 'customerSignature')}
            />
          </>
        )}
      </div>
    </Card>
  );
}
