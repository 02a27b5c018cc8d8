import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { ScannedFields } from '@/lib/scan/values';

/** Sets the confirmed values in a form with the same field names, as if they had been typed. */
export function fillScanned<Values extends FieldValues & Required<ScannedFields>>(
  form: UseFormReturn<Values>,
  fields: ScannedFields,
): void {
  for (const [name, value] of Object.entries(fields)) {
    // Safe because the form has all scanned fields, and each is a text.
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  }
}
