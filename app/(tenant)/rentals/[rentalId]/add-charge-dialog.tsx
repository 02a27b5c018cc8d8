'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { MoneyField, SelectField, TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { moneyInput } from '@/lib/money';
import { HAND_CHARGES } from '@/lib/rentals/values';
import { addChargeAction } from './actions';

interface Props {
  rentalId: string;
  /** How many lines the ledger has, so that the same charge can be meant twice. */
  lines: number;
  /** The tax that is added, or null. */
  taxPercent: string | null;
  /** The suggested price of cleaning; 0 for none. */
  cleaningFeeCents: number;
}

const SLOTS = ['photo'] as const;

export function AddChargeDialog(props: Props) {
  const t = useTranslations('rentals');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} icon={<Icon name="plus" />}>
        {t('extra_add')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('extra_add')} description={t('charge_help')}>
        <ChargeForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ChargeForm({ rentalId, lines, taxPercent, cleaningFeeCents, close }: Props & { close: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const staged = useStagedFiles();
  const { form, submit, pending, failure } = useActionForm({
    id: `charge-${rentalId}-${lines}`,
    defaultValues: { rentalId, kind: '', amountCents: '', note: '' },
    action: addChargeAction,
    onSuccess: ({ id }) => {
      staged.uploadStaged({ kind: 'charge', id });
      close();
      toast(t('rentals.charge_added'));
      router.refresh();
    },
  });
  const kind = form.watch('kind');
  const taxed = taxPercent !== null && kind !== 'damage';
  useEffect(() => {
    if (kind === 'cleaning' && cleaningFeeCents > 0 && form.getValues('amountCents') === '')
      form.setValue('amountCents', moneyInput(cleaningFeeCents, locale), { shouldDirty: true });
  }, [kind, cleaningFeeCents, form, locale]);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <SelectField
        form={form}
        name="kind"
        label={t('rentals.extra_kind')}
        required
        empty={t('rentals.charge_choose')}
        options={HAND_CHARGES.map((kind) => ({ value: kind, label: t(`pricing.kind_${kind}`) }))}
      />
      <MoneyField
        form={form}
        name="amountCents"
        label={t('common.amount')}
        required
        help={taxed ? t('rentals.charge_taxed', { percent: taxPercent }) : undefined}
      />
      <TextAreaField form={form} name="note" label={t('rentals.extra_note')} rows={2} required />
      <div>
        <h3 className="mb-2 font-medium">{t('rentals.charge_photos_title')}</h3>
        <DocumentSlots owner={null} slots={SLOTS} staged={staged} />
      </div>
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('rentals.extra_add')}
        </Button>
      </DialogActions>
    </form>
  );
}
