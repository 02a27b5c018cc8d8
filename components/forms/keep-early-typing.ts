import type { FieldPath, FieldValues, RefCallBack, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

const seen = new WeakSet<Element>();

/**
 * A text field's ref that keeps what was typed before the page's scripts were loaded, and tells the form as if it were
 * typed now. Otherwise the form's listeners would not know, or its default value would replace it.
 */
export function keepEarlyTyping<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values>,
  { name, ref, onChange }: UseFormRegisterReturn<Name>,
): RefCallBack {
  return (node: HTMLInputElement | HTMLTextAreaElement | null) => {
    const isNew = node !== null && !seen.has(node);
    const typed = isNew && node.value !== node.defaultValue ? node.value : null;
    const known = isNew && String(form.getValues(name) ?? '');
    ref(node);
    if (!node) return;
    seen.add(node);
    // After a reload the browser restores fields by itself, often with what the form knows.
    if (typed === null || typed === known) return;
    node.value = typed;
    // Delayed, because the form's listeners are added after this.
    setTimeout(() => void onChange({ target: node, type: 'change' }));
  };
}
