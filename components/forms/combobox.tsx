'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ActionResult } from '@/lib/errors';
import type { Body } from '@/lib/vehicles/body-of';
import { type Asked, askOptions } from './ask-options';
import { earlyInput } from './early-input';
import { Field, fieldAria } from './field';

const load = () => import('./combobox-list');
const ComboboxList = lazyPart(() => load().then((module) => module.ComboboxList));

export interface ComboboxOption {
  id: string;
  label: string;
  detail?: string;
  /** A vehicle's drawing beside the words. */
  picture?: { body: Body; color: string };
  /** A sentence that says why it can't be chosen now. */
  refused?: string;
}

interface ComboboxProps<Option extends ComboboxOption> {
  id: string;
  label: ReactNode;
  placeholder: string;
  selected: Pick<ComboboxOption, 'id' | 'label'> | null;
  onSelect: (option: Option) => void;
  search: (text: string) => Promise<ActionResult<Option[]>>;
  /** What can be done if nothing is found, with what was typed. */
  onNone?: { label: (typed: string) => string; act: (typed: string) => void };
  error?: string;
  required?: boolean;
  /** Given the input, for a form that must focus it. */
  inputRef?: RefCallback<HTMLInputElement>;
}

/** A field that searches on the server while typing. Arrows, Enter and Escape work, and disabled options say why. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { id, label, placeholder, selected, onSelect, search, onNone, error, required, inputRef } = props;
  const list = useId();
  const [text, setText] = useState<string | null>(null);
  const [answer, setAnswer] = useState<(Asked<Option> & { text: string }) | null>(null);
  const [active, setActive] = useState(0);
  const [round, setRound] = useState(0);
  const asked = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const open = text !== null;
  const options = answer?.options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same text
  useEffect(() => {
    if (text === null) return;
    const ticket = ++asked.current;
    const timer = setTimeout(async () => {
      const found = await askOptions(() => search(text));
      if (ticket !== asked.current) return;
      setAnswer({ ...found, text });
      setActive(0);
    }, 150);
    return () => clearTimeout(timer);
  }, [text, search, round]);

  // What was typed before the page's scripts were loaded is searched for, as if it were typed now.
  useEffect(() => {
    const early = field.current && earlyInput(field.current);
    if (typeof early === 'string' && document.activeElement === field.current) setText(early);
  }, []);

  const typed = text?.trim();
  const none = onNone &&
    typed &&
    options?.length === 0 &&
    !answer?.failure && {
      label: onNone.label(typed),
      act: () => {
        setText(null);
        onNone.act(typed);
      },
    };

  function retry() {
    setAnswer(null);
    setRound((current) => current + 1);
  }

  function choose(option: Option | undefined) {
    if (!option || option.refused) return;
    onSelect(option);
    setText(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setText(null);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setText('');
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((current) => Math.max(0, Math.min((options?.length ?? 1) - 1, current + step)));
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (answer?.failure) retry();
      // That the text before this one found nothing says nothing of this one.
      else if (none && answer?.text === text) none.act();
      else choose(options?.[active]);
    }
  }

  return (
    <Field id={id} label={label} error={error} required={required}>
      <div className="relative">
        <input
          ref={(node) => {
            field.current = node;
            inputRef?.(node);
          }}
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && options?.[active] ? `${list}-${active}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={text ?? selected?.label ?? ''}
          onFocus={(event) => {
            event.currentTarget.select();
            // Loaded before the first letter. If the network fails, the list itself keeps retrying.
            load().catch(() => undefined);
          }}
          onClick={() => setText((current) => current ?? '')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setText(null)}
          {...fieldAria(id, { error, required })}
          className="control pr-10"
        />
        <Icon
          name="chevrons-up-down"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
        {open && (
          <Suspense>
            <ComboboxList
              id={list}
              label={placeholder}
              asked={answer}
              active={active}
              selectedId={selected?.id}
              onActive={setActive}
              onChoose={(index) => choose(options?.[index])}
              onRetry={retry}
              none={none || undefined}
            />
          </Suspense>
        )}
      </div>
    </Field>
  );
}
