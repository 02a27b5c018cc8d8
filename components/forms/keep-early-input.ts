import type { FieldPath, FieldValues, RefCallBack, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { type Control, earlyInput, isTicked } from './early-input';

const seen = new WeakSet<Element>();

/**
 * A field's ref that keeps what was typed or chosen before the page's scripts were loaded, and tells the form as if it
 * happened now. Otherwise the form's listeners would not know, or its default value would replace it. A checkbox or a
 * select must have its default value in the markup too, or what it shows first seems to be chosen.
 */
export function keepEarlyInput<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values>,
  { name, ref, onChange }: UseFormRegisterReturn<Name>,
): RefCallBack {
  return (node: Control | null) => {
    const isNew = node !== null && !seen.has(node);
    const early = isNew ? earlyInput(node) : null;
    const known = isNew && knownInput(node, form.getValues(name));
    ref(node);
    if (!node) return;
    seen.add(node);
    // After a reload the browser restores fields by itself, often with what the form knows.
    if (early === null || early === known) return;
    const restore = () => {
      if (typeof early === 'string') node.value = early;
      else if (isTicked(node)) node.checked = early;
    };
    restore();
    // Delayed, because the form's listeners are added after this. The radio buttons that come after this one have set what
    // the form knows meanwhile.
    setTimeout(() => {
      if (isTicked(node)) restore();
      void onChange({ target: node, type: 'change' });
    });
  };
}

/** What the form knows, as `earlyInput` states it. */
function knownInput(node: Control, value: unknown): string | boolean {
  if (!isTicked(node)) return String(value ?? '');
  if (node.type === 'radio') return value === node.value;
  return Array.isArray(value) ? value.includes(node.value) : value === true;
}
