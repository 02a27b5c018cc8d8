import type { FieldPath, FieldPathValue, FieldValues, RefCallBack, UseFormReturn } from 'react-hook-form';

const seen = new WeakSet<Element>();

/**
 * A text field's ref that keeps what was typed before the page's scripts were there: the form would start the field with its own
 * value, and on a slow line people type early.
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
    // Later, since those who listen to the form begin to listen only after this. Safe because the field is one of text.
    setTimeout(() => form.setValue(name, typed as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true }));
  };
}
