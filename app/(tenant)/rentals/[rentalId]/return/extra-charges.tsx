'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { moneyInput } from '@/lib/money';
import { HAND_CHARGES } from '@/lib/rentals/values';
import type { ReturnValues } from './return-values';

/** Cleaning, damage and similar charges, entered by people with a reason for each. */
export function ExtraCharges({
  form,
  cleaningFeeCents,
}: {
  form: UseFormReturn<ReturnValues>;
  /** The suggested price of cleaning; 0 for none. */
  cleaningFeeCents: number;
}) {
  const locale = useLocale();
  const t = useTranslations();
  const extras = form.watch('extras');
  const added = useRef(false);
  const count = extras.length;

  useEffect(() => {
    if (added.current) form.setFocus(`extras.${count - 1}.kind`);
    added.current = false;
  }, [form, count]);

  // Not by `useFieldArray`, which would be in the scripts of every form.
  function set(charges: ReturnValues['extras']) {
    form.clearErrors('extras');
    form.setValue('extras', charges, { shouldDirty: true });
  }
  return (
    <div className="mt-3 grid gap-3">
      {extras.map((_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the form keeps the values by their index
          key={index}
          className="grid items-start gap-3 rounded-card border border-hairline p-3 sm:grid-cols-[1fr_1fr_2fr_auto]"
        >
          <legend className="sr-only">{t('rentals.extra_number', { number: index + 1 })}</legend>
          <SelectField
            form={form}
            name={`extras.${index}.kind`}
            label={t('rentals.extra_kind')}
            options={HAND_CHARGES.map((kind) => ({ value: kind, label: t(`pricing.kind_${kind}`) }))}
          />
          <MoneyField form={form} name={`extras.${index}.amountCents`} label={t('common.amount')} required />
          <TextField form={form} name={`extras.${index}.note`} label={t('rentals.extra_note')} required />
          <Button
            variant="ghost"
            onClick={() => set(extras.filter((_, place) => place !== index))}
            aria-label={t('rentals.extra_remove', { number: index + 1 })}
            className="sm:mt-6.5"
            icon={<Icon name="trash-2" />}
          />
        </fieldset>
      ))}
      <div>
        <Button
          onClick={() => {
            added.current = true;
            const suggested = cleaningFeeCents > 0 ? moneyInput(cleaningFeeCents, locale) : '';
            set([...extras, { kind: 'cleaning', amountCents: suggested, note: '', damageId: '' }]);
          }}
          icon={<Icon name="plus" />}
        >
          {t('rentals.extra_add')}
        </Button>
      </div>
    </div>
  );
}
