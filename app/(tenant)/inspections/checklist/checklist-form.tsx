'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { useItemName } from '@/components/inspections/use-item-name';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { saveChecklistAction } from '../checks/actions';

/** What the company's inspections ask for. Things that the product knows are shown in each reader's language. */
export function ChecklistForm({ items: given }: { items: string[] }) {
  const t = useTranslations();
  const router = useRouter();
  const nameOf = useItemName();
  const { form, submit, pending, failure } = useActionForm({
    id: 'checklist',
    defaultValues: { items: given, added: '' },
    action: ({ items, added }, key) =>
      saveChecklistAction({ items: added.trim() ? [...items, added] : items, seen: given }, key),
    onSuccess: () => {
      toast.success(t('inspections.checklist_saved'));
      router.push('/inspections/checks');
    },
  });
  const items = form.watch('items');
  const become = (next: string[]) => form.setValue('items', next, { shouldDirty: true });

  function add() {
    const name = form.getValues('added').trim();
    if (name === '') return;
    become([...items.filter((item) => item !== name), name]);
    form.setValue('added', '');
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-4">
      <FormFailure failure={failure} />
      <Card>
        <ul>
          {items.map((item) => (
            <li
              key={item}
              className="flex items-center justify-between gap-2 border-b border-hairline py-1 last:border-b-0"
            >
              <span className="min-w-0 break-words">{nameOf(item)}</span>
              <Button
                variant="ghost"
                icon={<Icon name="trash-2" />}
                aria-label={t('inspections.checklist_remove', { item: nameOf(item) })}
                onClick={() => become(items.filter((other) => other !== item))}
              />
            </li>
          ))}
        </ul>
        <div className="mt-3 flex items-end gap-2">
          <TextField
            form={form}
            name="added"
            label={t('inspections.checklist_add')}
            maxLength={60}
            className="flex-1"
          />
          <Button icon={<Icon name="plus" />} onClick={add}>
            {t('action.add')}
          </Button>
        </div>
      </Card>
      <FormActions cancelHref="/inspections/checks" label={t('action.save_changes')} pending={pending} />
    </form>
  );
}
