'use client';

import { DialogForm } from '@/components/forms/dialog-form';
import { FormFailure } from '@/components/forms/form-failure';
import { OwnPasswordField } from '@/components/forms/own-password-field';
import { useActionForm } from '@/components/forms/use-action-form';
import type { ActionResult } from '@/lib/errors';

interface Props<Answer> {
  id: string;
  save: string;
  action: (input: { ownPassword: string }) => Promise<ActionResult<Answer>>;
  onDone: (answer: Answer) => void;
}

/** Asks for one's own password once more before it changes how one signs in. */
export function OwnPasswordForm<Answer>({ id, save, action, onDone }: Props<Answer>) {
  const { form, submit, pending, failure } = useActionForm({
    id,
    defaultValues: { ownPassword: '' },
    action: (values) => action(values),
    onSuccess: onDone,
  });
  return (
    <DialogForm submit={submit} pending={pending} save={save}>
      <FormFailure failure={failure} />
      <OwnPasswordField form={form} name="ownPassword" />
    </DialogForm>
  );
}
