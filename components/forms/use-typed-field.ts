import { useTranslations } from 'next-intl';
import { type RefCallback, useRef } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { errorOf } from './error-of';
import type { TypedControl } from './typed-control';

interface TypedField<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  required?: boolean;
  /** What is wrong with a value that is not empty; undefined for nothing. */
  faultOf: (value: string) => string | undefined;
}

/**
 * A field of a form whose text is not its value. To the form, an object stands for the input: what the form sets is shown as
 * text, and what is typed reaches the form as a change of the value.
 */
export function useTypedField<Values extends FieldValues>({ form, name, required, faultOf }: TypedField<Values>) {
  const t = useTranslations('errors');
  const registered = form.register(name, {
    required: required ? t('required') : false,
    validate: (value: unknown) => (value ? (faultOf(String(value)) ?? true) : true),
  });
  const control = useRef<TypedControl | null>(null);
  const kept = useRef<string>(String(get(form.formState.defaultValues, name) ?? ''));
  const standIn = useRef({
    name,
    type: 'text',
    get value() {
      return kept.current;
    },
    set value(value: string) {
      kept.current = String(value ?? '');
      control.current?.show(kept.current);
    },
    focus: () => control.current?.focus(),
  });
  const handle: RefCallback<TypedControl> = (node) => {
    control.current = node;
    registered.ref(node && standIn.current);
  };
  return {
    handle,
    /** The value with which the form was opened, for the markup before the scripts are loaded. */
    sent: String(get(form.formState.defaultValues, name) ?? ''),
    error: errorOf(form.formState.errors, name),
    change: (value: string) => {
      kept.current = value;
      void registered.onChange({ target: { name, value }, type: 'change' });
    },
  };
}
