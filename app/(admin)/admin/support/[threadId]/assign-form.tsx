'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { assignThreadAction } from '../actions';

interface Props {
  threadId: string;
  operatorId: string | null;
  assignedTo: string | null;
  answerers: { id: string; name: string }[];
  /** The operator who looks at it. */
  me: string;
  mayAct: boolean;
}

/** Whose work a thread is, and giving it to somebody. */
export function AssignForm({ threadId, operatorId, assignedTo, answerers, me, mayAct }: Props) {
  const t = useTranslations('support');
  const { form, submit, pending, failure } = useActionForm({
    id: `support-assign-${threadId}`,
    defaultValues: { operatorId: operatorId ?? me },
    action: (input: { operatorId: string }) => assignThreadAction({ threadId, ...input }),
    onSuccess: () => toast.success(t('assigned_done')),
  });
  return (
    <div className="grid gap-3">
      <p>{assignedTo ?? t('nobody')}</p>
      {mayAct && (
        <form onSubmit={submit} noValidate className="grid gap-2">
          <FormFailure failure={failure} />
          <SelectField
            form={form}
            name="operatorId"
            label={t('give_to')}
            options={answerers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={pending}>
              {t('assign')}
            </Button>
            {operatorId !== me && (
              <Button
                type="submit"
                pending={pending}
                onClick={() => form.setValue('operatorId', me, { shouldDirty: true })}
              >
                {t('take')}
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  );
}
