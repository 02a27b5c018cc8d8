'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/forms/date-field';
import { CheckboxField, MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { VehicleField } from '@/components/vehicles/vehicle-field';
import { OWNER_COSTS, SHARE_KINDS } from '@/lib/owners/values';
import { searchVehiclesAction } from '../../vehicles/actions';
import { startShareAction } from '../actions';

interface Props {
  ownerId: string;
  today: string;
  timeZone: string;
}

/** Gives the owner a vehicle from a day on. */
export function AssignVehicle(props: Props) {
  const t = useTranslations('owners');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('assign')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('assign')} description={t('assign_help')}>
        <ShareForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ShareForm({ ownerId, today, timeZone, close }: Props & { close: () => void }) {
  const t = useTranslations('owners');
  const router = useRouter();
  const [picked, setPicked] = useState<{ id: string; label: string } | null>(null);
  const { form, submit, pending, failure } = useActionForm({
    id: `share-${ownerId}`,
    defaultValues: {
      ...{ ownerId, vehicleId: '', startsOn: today, kind: 'percent', basisPoints: '', amountCents: '' },
      costs: ['maintenance'] as string[],
    },
    action: startShareAction,
    onSuccess: () => {
      close();
      toast.success(t('assigned'));
      router.refresh();
    },
  });
  const kind = form.watch('kind');
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <VehicleField
        form={form}
        name="vehicleId"
        selected={picked}
        onSelect={setPicked}
        search={searchVehiclesAction}
        timeZone={timeZone}
        required
      />
      <DateField form={form} name="startsOn" label={t('starts_on')} required />
      <SelectField
        form={form}
        name="kind"
        label={t('share_kind')}
        options={SHARE_KINDS.map((value) => ({
          value,
          label: t(value === 'percent' ? 'percent' : `amount_${value}`),
        }))}
      />
      {kind === 'percent' ? (
        <TextField form={form} name="basisPoints" label={t('percent')} suffix="%" inputMode="decimal" required />
      ) : (
        <MoneyField
          form={form}
          name="amountCents"
          label={t(kind === 'per_day' ? 'amount_per_day' : 'amount_per_month')}
          required
        />
      )}
      <fieldset>
        <legend className="mb-1 font-medium">{t('costs')}</legend>
        <div className="grid grid-cols-2">
          {OWNER_COSTS.map((cost) => (
            <CheckboxField key={cost} form={form} name="costs" value={cost} label={t(`cost_${cost}`)} />
          ))}
        </div>
      </fieldset>
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('assign')}
        </Button>
      </DialogActions>
    </form>
  );
}
