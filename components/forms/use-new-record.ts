'use client';

import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import type { OwnerRef } from '@/components/files/upload/upload-queue';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import { useActionForm } from './use-action-form';

interface Options<Values extends FieldValues, Result extends { id: string }, Taken extends { id: string }> {
  /** The name of the form's idempotency key. */
  id: string;
  kind: OwnerRef['kind'];
  defaultValues: DefaultValues<Values>;
  action: (input: Values, key: string) => Promise<ActionResult<Result>>;
  /** The part of the new record that the page behind the dialog needs. */
  taken: (result: Result, values: Values) => Taken;
  /** The confirmation after saving. */
  saved: string;
  onCreated: (record: Taken) => void;
  onClose: () => void;
}

/** A record added in a dialog without leaving the page, which then uses it. Its photos upload by themselves. */
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
  /** Also for an existing record. A photo then only fills an empty slot. */
  function take(record: Taken) {
    staged.uploadStaged({ kind, id: record.id });
    onCreated(record);
    onClose();
  }
  return { ...form, staged, take };
}
