'use client';

import { useTranslations } from 'next-intl';
import { DialogForm } from '@/components/forms/dialog-form';
import { MoneyField, TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import type { DamageFacts } from '@/components/inspections/damage-line';
import { useDamageName } from '@/components/inspections/use-damage-name';
import { Dialog } from '@/components/ui/dialog';
import { chargeDamageAction } from './checks/actions';

interface Props {
  damage: DamageFacts;
  open: boolean;
  setOpen: (open: boolean) => void;
  onDone: () => void;
}

/** Asks what a damage costs the customer who came back with it. */
export function ChargeDamage({ damage, open, setOpen, onDone }: Props) {
  const t = useTranslations('inspections');
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('damage_charge_title')} description={t('damage_charge_help')}>
      <ChargeForm
        damage={damage}
        onDone={() => {
          setOpen(false);
          onDone();
        }}
      />
    </Dialog>
  );
}

function ChargeForm({ damage, onDone }: Pick<Props, 'damage' | 'onDone'>) {
  const t = useTranslations();
  const nameOf = useDamageName();
  const { form, submit, pending, failure } = useActionForm({
    id: `charge-damage-${damage.id}`,
    defaultValues: { damageId: damage.id, amountCents: '', note: nameOf(damage) },
    action: chargeDamageAction,
    onSuccess: onDone,
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('inspections.damage_charge')}>
      <FormFailure failure={failure} />
      <MoneyField form={form} name="amountCents" label={t('common.amount')} required />
      <TextAreaField form={form} name="note" label={t('inspections.damage_charge_note')} rows={2} required />
    </DialogForm>
  );
}
