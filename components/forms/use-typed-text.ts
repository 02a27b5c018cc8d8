import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { earlyInput } from './early-input';
import type { TypedControl } from './typed-control';

interface TypedText {
  /** The value that is shown first, and whenever it is another than what was typed. */
  value: string;
  /** The text of a value. What was typed without a meaning is a value too, and its own text. */
  textOf: (value: string) => string;
  /** The value that a text means; null for none. */
  read: (text: string) => string | null;
  /** Whether the text means the same whatever is typed after it, so that the value need not wait until the field is left. */
  isWhole: (text: string) => boolean;
  onValue: (value: string) => void;
  /** The field is left: whether its text means something, or is empty. */
  onSettled?: (value: string, ok: boolean) => void;
  handle?: Ref<TypedControl>;
}

/**
 * A text field for something that people write in many ways. The text is read when it is complete or the field is left, and then
 * written in the one way in which it is shown. Text without a meaning stays, and is the value itself, which the server refuses.
 */
export function useTypedText(typed: TypedText) {
  const input = useRef<HTMLInputElement>(null);
  const early = useRef<string | null | undefined>(undefined);
  const said = useRef(typed.value);
  const now = useRef(typed);
  now.current = typed;

  function say(value: string) {
    if (said.current === value) return;
    said.current = value;
    now.current.onValue(value);
  }

  function onInput() {
    const text = input.current?.value.trim() ?? '';
    const value = now.current.isWhole(text) ? now.current.read(text) : null;
    // Not complete yet: nobody may take the value before it for what is now in the field.
    say(value ?? text);
  }

  function settle() {
    if (!input.current) return;
    const text = input.current.value.trim();
    const value = now.current.read(text);
    if (value !== null) input.current.value = now.current.textOf(value);
    say(value ?? text);
    now.current.onSettled?.(value ?? text, text === '' || value !== null);
  }

  function show(value: string) {
    said.current = value;
    if (input.current) input.current.value = now.current.textOf(value);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads only what is current
  useImperativeHandle(typed.handle, () => ({ show, focus: () => input.current?.focus() }), []);

  // Whoever keeps the value may set another one, such as the hours of another day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value is shown
  useEffect(() => {
    if (typed.value !== said.current) show(typed.value);
  }, [typed.value]);

  // What was typed before the page's scripts were loaded. Delayed, because the form's listeners are added after this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes
  useEffect(() => {
    const text = early.current;
    const node = input.current;
    if (!node || typeof text !== 'string' || text === node.value) return;
    node.value = text;
    setTimeout(document.activeElement === node ? onInput : settle);
  }, []);

  return {
    control: {
      ref: (node: HTMLInputElement | null) => {
        input.current = node;
        const found = node && early.current === undefined ? earlyInput(node) : null;
        if (node && early.current === undefined) early.current = typeof found === 'string' ? found : null;
      },
      onInput,
      onBlur: settle,
      onFocus: () => input.current?.select(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle();
      },
    },
    /** Another way to the same value, such as a calendar. */
    choose: (value: string) => {
      if (input.current) input.current.value = now.current.textOf(value);
      settle();
    },
  };
}
