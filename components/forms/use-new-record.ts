'use client';

import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import type { OwnerRef } from '@/components/files/upload/upload-queue';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import { useActionForm } from './use-action-form';

interface Options<Values extends FieldValues, Result extends { id: string }, Taken extends { id: string }> {
  /** Names the form's idempotency key. */
  id: string;
  kind: OwnerRef['kind'];
  defaultValues: DefaultValues<Values>;
  action: (input: Values, key: string) => Promise<ActionResult<Result>>;
  /** What the page that opened the dialog needs of the new record. */
  taken: (result: Result, values: Values) => Taken;
  /** The sentence that says that it is saved. */
  saved: string;
  onCreated: (record: Taken) => void;
  onClose: () => void;
}

/** A record made in a dialog without leaving the page, which then takes it up. Photos chosen for it follow on their own. */
export function useNewRecord<Values extends FieldValues, Result extends { id: string }, Taken extends { id: string }>(
  options: Options<Values, Result, Taken>,
) {
  const { id, kind, defaultValues, action, taken, saved, onCreated, onClose } = options;
  const staged = useStagedFiles();
  const form = useActionForm({
    id,
    defaultValues,
    action,
    onSuccess: (result: Result, values: Values) => {
      toast.success(saved);
      take(taken(result, values));
    },
  });
  /** Also for a record that turned out to be there already: a photo then takes a free place only. */
  function take(record: Taken) {
    staged.uploadStaged({ kind, id: record.id });
    onCreated(record);
    onClose();
  }
  return { ...form, staged, take };
}
