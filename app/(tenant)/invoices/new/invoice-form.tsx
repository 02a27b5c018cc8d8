'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { billedLines } from '@/lib/invoices/billed-lines';
import { invoiceSums } from '@/lib/invoices/invoice-sums';
import type { BillableUnit } from '@/lib/invoices/list-billable';
import { DEFAULT_DUE_DAYS, EXEMPTIONS } from '@/lib/invoices/values';
import { formatMoney } from '@/lib/money';
import { issueInvoiceAction } from '../actions';
import { InvoiceSums } from '../invoice-sums';
import { UnitChoice } from './unit-choice';

interface Props {
  customerId: string;
  units: BillableUnit[];
  billed: { billedName: string; billedTaxId: string; billedAddress: string };
  mayExempt: boolean;
  timeZone: string;
}

/** A proforma or an invoice over chosen rentals, with the total that it will have. Its amounts are the ledger's, never typed. */
export function InvoiceForm({ customerId, units: all, billed, mayExempt, timeZone }: Props) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const router = useRouter();
  const isOwing = ({ of, dueCents }: BillableUnit) => of === 'rental' && dueCents > 0;
  // Rentals that are paid seldom need an invoice, so the clerk adds those. They come after.
  const units = [...all].sort((one, other) => Number(isOwing(other)) - Number(isOwing(one)));
  const rentals = units.filter(({ of }) => of === 'rental');
  const owing = units.filter(isOwing).map(({ id }) => id);
  const { form, submit, pending, failure } = useActionForm({
    // What was invoiced is gone from the list, so the next invoice is another request.
    id: `invoice-${customerId}-${units.map(({ id, totalCents }) => `${id}${totalCents}`).join()}`,
    defaultValues: {
      ...{ kind: rentals.length > 0 ? 'invoice' : 'proforma', chosen: owing, ...billed, purchaseOrder: '' },
      ...{ dueDays: String(DEFAULT_DUE_DAYS), exemption: 'none', exemptReason: '' },
    },
    action: ({ chosen, ...values }, key) => {
      const { picked, sums } = billOf(units, { ...values, chosen });
      const ids = (of: BillableUnit['of']) => picked.filter((unit) => unit.of === of).map(({ id }) => id);
      return issueInvoiceAction(
        {
          ...{ ...values, customerId, expectedTotalCents: sums.totalCents },
          ...{ rentalIds: ids('rental'), reservationIds: ids('reservation') },
        },
        key,
      );
    },
    onSuccess: ({ id, number }) => {
      toast.success(t('issued_done', { number }));
      router.push(`/invoices/${id}`);
    },
  });
  const [kind, chosen, exemption] = form.watch(['kind', 'chosen', 'exemption']);
  const { offered, sums } = billOf(units, { kind, chosen, exemption });
  const isInvoice = kind === 'invoice';
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <Card title={t('what')}>
        <SelectField
          form={form}
          name="kind"
          label={t('kind')}
          options={(['invoice', 'proforma'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
          help={t(isInvoice ? 'kind_invoice_help' : 'kind_proforma_help')}
        />
        <UnitChoice form={form} units={offered} timeZone={timeZone} />
      </Card>
      <Card title={t('billed')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField form={form} name="billedName" label={t('billed_to')} required />
          <TextField form={form} name="billedTaxId" label={t('tax_id')} autoComplete="off" inputMode="numeric" />
          <TextAreaField form={form} name="billedAddress" label={t('address')} rows={2} className="sm:col-span-2" />
          <TextField form={form} name="purchaseOrder" label={t('purchase_order')} autoComplete="off" />
          <TextField
            form={form}
            name="dueDays"
            label={t(isInvoice ? 'due_days' : 'valid_days')}
            inputMode="numeric"
            suffix={t('days')}
            required
          />
          {mayExempt && (
            <SelectField
              form={form}
              name="exemption"
              label={t('exemption')}
              options={(['none', ...EXEMPTIONS] as const).map((value) => ({ value, label: t(`exemption_${value}`) }))}
              help={exemption === 'none' ? undefined : t(isInvoice ? 'exemption_effect' : 'exemption_shown')}
            />
          )}
          {exemption !== 'none' && (
            <TextField form={form} name="exemptReason" label={t('exempt_reason')} autoComplete="off" required />
          )}
        </div>
      </Card>
      <Card title={t('sums')}>
        <InvoiceSums {...sums} />
      </Card>
      <FormActions
        cancelHref="/invoices"
        label={t(isInvoice ? 'issue_invoice' : 'issue_proforma')}
        pending={pending}
        sum={
          <>
            {t('total')}
            <span className="tabular">{formatMoney(sums.totalCents, 'USD', locale)}</span>
          </>
        }
      />
    </form>
  );
}

interface Choice {
  kind: string;
  chosen: string[];
  exemption: string;
}

/** What can be chosen, what is, and what that adds up to. Reservations are for proformas only. */
function billOf(units: BillableUnit[], { kind, chosen, exemption }: Choice) {
  const offered = units.filter(({ of }) => kind === 'proforma' || of === 'rental');
  const picked = offered.filter(({ id }) => chosen.includes(id));
  return { offered, picked, sums: invoiceSums(billedLines({ units: picked, exempt: exemption !== 'none' })) };
}
