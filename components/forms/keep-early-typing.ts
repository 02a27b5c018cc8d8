import type { FieldPath, FieldPathValue, FieldValues, RefCallBack, UseFormReturn } from 'react-hook-form';

const seen = new WeakSet<Element>();

/**
 * A text field's ref that keeps what was typed before the page's scripts were loaded. Otherwise the form would
 * overwrite it with its default value, and on a slow network people type early.
 */
export function keepEarlyTyping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  register: RefCallBack,
): RefCallBack {
  return (node: HTMLInputElement | HTMLTextAreaElement | null) => {
    const typed = node && !seen.has(node) ? node.value : '';
    register(node);
    if (!node) return;
    seen.add(node);
    if (typed === '' || typed === node.value) return;
    // Delayed, because the form's listeners are added after this. Safe because the field is a text field.
    setTimeout(() => form.setValue(name, typed as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true }));
  };
}
