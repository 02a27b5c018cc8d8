'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { VENDOR_FIELDS } from '@/lib/maintenance/fields';
import { updateVendorAction } from './actions';

interface Vendor {
  vendorId: string;
  version: string;
  name: string;
  phone: string;
}

/** A vendor's name and phone, the same for all its tickets. */
export function VendorDialog(vendor: Vendor) {
  const t = useTranslations('maintenance');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => setOpen(true)}
        aria-label={t('edit_vendor')}
        icon={<Icon name="pencil" />}
      />
      <Dialog open={open} onOpenChange={setOpen} title={t('edit_vendor')} description={t('edit_vendor_help')}>
        <VendorForm {...vendor} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function VendorForm({ close, ...vendor }: Vendor & { close: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `vendor-${vendor.vendorId}-${vendor.version}`,
    defaultValues: vendor,
    action: updateVendorAction,
    onSuccess: () => {
      close();
      toast.success(t('maintenance.vendor_saved'));
      router.refresh();
    },
  });
  const { field } = useRecordFields(VENDOR_FIELDS, form);
  return (
    <DialogForm submit={submit} pending={pending} save={t('action.save')}>
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={VENDOR_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('phone')} type="tel" />
    </DialogForm>
  );
}
