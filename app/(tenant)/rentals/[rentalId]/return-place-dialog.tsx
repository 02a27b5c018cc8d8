'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DialogForm } from '@/components/forms/dialog-form';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { RETURN_PLACE_FIELDS } from '@/lib/rentals/return-place-fields';
import { changeReturnPlaceAction } from './actions';

interface Place {
  rentalId: string;
  returnLocation: string;
  version: string;
}

interface Props extends Place {
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function ReturnPlaceDialog({ open, setOpen, ...place }: Props) {
  const t = useTranslations('rentals');
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('place_change')} description={t('place_help')}>
      <PlaceForm {...place} close={() => setOpen(false)} />
    </Dialog>
  );
}

function PlaceForm({ rentalId, returnLocation, version, close }: Place & { close: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `return-place-${rentalId}-${version}`,
    defaultValues: { rentalId, returnLocation, version },
    action: changeReturnPlaceAction,
    onSuccess: () => {
      close();
      toast(t('rentals.place_changed'));
      router.refresh();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('action.save')}>
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={RETURN_PLACE_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <TextField form={form} name="returnLocation" label={t('rentals.return_location')} required />
    </DialogForm>
  );
}
