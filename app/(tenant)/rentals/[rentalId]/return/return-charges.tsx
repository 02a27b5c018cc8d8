'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { ChargeLine } from '@/components/rentals/charge-line';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import type { ReturnValues } from './return-values';

interface Props {
  form: UseFormReturn<ReturnValues>;
  preview: ReturnPreview | null;
  mayWaive: boolean;
}

const MODES = ['keep', 'amount', 'waive'] as const;
const BY_HAND = ['cleaning', 'damage', 'other'];

/** What the return adds, line by line with its explanation. A manager may change or waive a line with a reason. */
export function ReturnCharges({ form, preview, mayWaive }: Props) {
  const t = useTranslations('rentals');
  const lines = preview?.lines.filter((line) => !BY_HAND.includes(line.kind)) ?? [];
  if (preview && lines.length === 0) return <p className="text-muted">{t('nothing_extra')}</p>;
  const changes = form.watch('changes');
  return (
    <>
      {lines.map((line) => {
        const index = changes.findIndex((change) => change.kind === line.kind);
        const mode = changes[index]?.mode;
        return (
          <ChargeLine
            key={line.kind}
            {...line}
            note={mode === 'amount' ? '' : line.note}
            waivedReason={line.waivedReason === null ? null : (changes[index]?.reason ?? '')}
            open
          >
            {mayWaive && index >= 0 && (
              <div className="mt-1 grid gap-3 text-text sm:grid-cols-[minmax(15rem,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
                <SelectField
                  form={form}
                  name={`changes.${index}.mode`}
                  label={t('change_line')}
                  options={MODES.map((value) => ({ value, label: t(`change_${value}`) }))}
                />
                {mode === 'amount' && (
                  <MoneyField form={form} name={`changes.${index}.amountCents`} label={t('change_to')} required />
                )}
                {(mode === 'amount' || mode === 'waive') && (
                  <TextField form={form} name={`changes.${index}.reason`} label={t('change_reason')} required />
                )}
              </div>
            )}
          </ChargeLine>
        );
      })}
    </>
  );
}
