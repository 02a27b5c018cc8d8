'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { MoneyField, TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import type { DamageFacts } from '@/components/inspections/damage-line';
import { useDamageName } from '@/components/inspections/use-damage-name';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import type { DamageState } from '@/lib/inspections/values';
import { chargeDamageAction, closeDamageAction, reopenDamageAction } from './checks/actions';

interface DamageActionsProps {
  damage: DamageFacts & { state: DamageState };
  mayCharge: boolean;
  /** No ticket for it is planned or open. */
  mayRepair: boolean;
  mayClose: boolean;
}

/** What can be done with a damage in its state. */
export function DamageActions({ damage, mayCharge, mayRepair, mayClose }: DamageActionsProps) {
  const t = useTranslations('inspections');
  const router = useRouter();
  const nameOf = useDamageName();
  const done = (text: string) => {
    toast(text);
    router.refresh();
  };
  const isClosed = damage.state === 'repaired' || damage.state === 'dismissed';
  if (isClosed)
    return (
      mayClose && (
        <ConfirmDialog
          id={`reopen-damage-${damage.id}`}
          label={t('damage_reopen')}
          title={t('damage_reopen')}
          description={t('damage_reopen_help')}
          confirmLabel={t('damage_reopen')}
          action={(_reason, key) => reopenDamageAction({ damageId: damage.id }, key)}
          onDone={() => done(t('damage_reopened'))}
        />
      )
    );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {mayCharge && damage.state === 'open' && (
        <ChargeDamage damage={damage} onDone={() => done(t('damage_charged'))} />
      )}
      {mayRepair && (
        <LinkButton href={`/inspections/tickets/new?damage=${damage.id}`} icon={<Icon name="wrench" />}>
          {t('damage_ticket')}
        </LinkButton>
      )}
      {mayClose && (
        <>
          <ConfirmDialog
            id={`repair-damage-${damage.id}`}
            label={t('damage_repaired')}
            title={t('damage_repaired_title')}
            description={t('damage_repaired_help')}
            confirmLabel={t('damage_repaired')}
            action={(_reason, key) => closeDamageAction({ damageId: damage.id, closedAs: 'repaired' }, key)}
            onDone={() => done(t('damage_closed'))}
          />
          <ConfirmInMenu
            of={nameOf(damage)}
            id={`dismiss-damage-${damage.id}`}
            danger
            reason
            label={t('damage_dismiss')}
            title={t('damage_dismiss_title')}
            description={t('damage_dismiss_help')}
            confirmLabel={t('damage_dismiss')}
            action={(reason, key) => closeDamageAction({ damageId: damage.id, closedAs: 'dismissed', reason }, key)}
            onDone={() => done(t('damage_closed'))}
          />
        </>
      )}
    </div>
  );
}

function ChargeDamage({ damage, onDone }: { damage: DamageFacts; onDone: () => void }) {
  const t = useTranslations('inspections');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="wallet" />} onClick={() => setOpen(true)}>
        {t('damage_charge')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('damage_charge_title')} description={t('damage_charge_help')}>
        <ChargeForm
          damage={damage}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Dialog>
    </>
  );
}

function ChargeForm({ damage, onDone }: { damage: DamageFacts; onDone: () => void }) {
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
