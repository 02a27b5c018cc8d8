'use client';

import { Suspense } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ErrorBody } from '@/lib/errors';
import type { RecordClash as Clash } from '@/lib/records/record-clash';
import type { RecordField } from '@/lib/records/record-field';

const ClashComparison = lazyPart(() =>
  import('./clash-comparison').then((module) => module.ClashComparison<FieldValues>),
);

export interface RecordClashProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: Readonly<Record<string, RecordField>>;
  failure: ErrorBody | null;
  /** Saves the form again. */
  submit: () => Promise<void>;
  /** The name of another record that a field refers to, or of what it holds, as this form knows it. */
  nameOf?: (field: string, id: string) => string | undefined;
}

/** After a save that met somebody else's: the comparison. */
export function RecordClash<Values extends FieldValues>({ failure, form, ...props }: RecordClashProps<Values>) {
  if (failure?.code !== 'record_changed' || !failure.details) return null;
  // Safe because that error has exactly these details.
  const clash = failure.details as Clash;
  return (
    <Suspense>
      <ClashComparison
        key={clash.version}
        clash={clash}
        // Safe because the comparison only hands the form's own values back to it.
        form={form as unknown as UseFormReturn}
        {...props}
      />
    </Suspense>
  );
}
