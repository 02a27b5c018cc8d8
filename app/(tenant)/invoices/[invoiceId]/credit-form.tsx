'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DialogForm } from '@/components/forms/dialog-form';
import { CheckboxField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { formatMoney } from '@/lib/money';
import { creditInvoiceAction } from '../actions';

export interface CreditableLine {
  id: string;
  kind: string;
  /** What it gives. */
  amountCents: number;
  note: string;
  /** Of its agreement. */
  number: string;
  /** Taken back in the ledger, so it is chosen at first. */
  waived: boolean;
}

interface Props {
  invoiceId: string;
  lines: CreditableLine[];
  lowered: CreditableLine[];
  onDone: (number: string) => void;
}

/** Which lines are taken back, and why. All are chosen, unless some were taken back in the ledger. */
export function CreditForm({ invoiceId, lines, lowered, onDone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const all = [...lines, ...lowered];
  const waived = all.filter((line) => line.waived);
  const { form, submit, pending, failure } = useActionForm({
    id: `credit-${invoiceId}-${lines.length}`,
    defaultValues: { chosen: (waived.length > 0 ? waived : lines).map(({ id }) => id), reason: '' },
    action: ({ chosen, reason }, key) => {
      const ids = (some: CreditableLine[]) => some.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
      const expectedTotalCents = totalOf(all, chosen);
      return creditInvoiceAction(
        { invoiceId, lineIds: ids(lines), chargeIds: ids(lowered), reason, expectedTotalCents },
        key,
      );
    },
    onSuccess: ({ number }) => onDone(number),
  });
  const totalCents = totalOf(all, form.watch('chosen'));
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  return (
    <DialogForm submit={submit} pending={pending} save={t('invoices.credit_amount', { amount: usd(totalCents) })}>
      <FormFailure failure={failure} />
      <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
        <legend className="sr-only">{t('invoices.credit_lines')}</legend>
        {all.map((line) => (
          <div key={line.id} className="flex items-start justify-between gap-4">
            <CheckboxField
              form={form}
              name="chosen"
              value={line.id}
              label={`${kindName(line.kind)} · ${line.number}`}
              help={[line.note, line.waived ? t('invoices.taken_back') : ''].filter(Boolean).join(' · ') || undefined}
            />
            <span className="tabular pt-2.5 whitespace-nowrap">{usd(line.amountCents)}</span>
          </div>
        ))}
      </fieldset>
      <TextField form={form} name="reason" label={t('common.reason')} autoComplete="off" required />
    </DialogForm>
  );

  function kindName(kind: string): string {
    // Safe because `has` is checked first: kinds come from the ledger, where older lines may have others.
    const key = `pricing.kind_${kind}` as 'pricing.kind_other';
    return t.has(key) ? t(key) : kind;
  }
}

function totalOf(lines: readonly CreditableLine[], chosen: readonly string[]): number {
  return lines.reduce((sum, { id, amountCents }) => sum + (chosen.includes(id) ? amountCents : 0), 0);
}
