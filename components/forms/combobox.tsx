'use client';

import { Check, ChevronsUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Field, fieldAria } from './field';

export interface ComboboxOption {
  id: string;
  label: string;
  detail?: string;
  /** Why it can't be chosen now, in a sentence. */
  refused?: string;
}

interface ComboboxProps {
  id: string;
  label: ReactNode;
  placeholder: string;
  selected: ComboboxOption | null;
  onSelect: (option: ComboboxOption | null) => void;
  search: (text: string) => Promise<ComboboxOption[]>;
  error?: string;
  required?: boolean;
  footer?: ReactNode;
}

/** A field that searches on the server as one types; arrows, Enter and Escape work, and refused options say why. */
export function Combobox({
  id,
  label,
  placeholder,
  selected,
  onSelect,
  search,
  error,
  required,
  footer,
}: ComboboxProps) {
  const t = useTranslations('common');
  const list = useId();
  const [text, setText] = useState<string | null>(null);
  const [options, setOptions] = useState<ComboboxOption[] | null>(null);
  const [active, setActive] = useState(0);
  const asked = useRef(0);
  const open = text !== null;

  useEffect(() => {
    if (text === null) return;
    const ticket = ++asked.current;
    const timer = setTimeout(async () => {
      const found = await search(text).catch(() => []);
      if (ticket !== asked.current) return;
      setOptions(found);
      setActive(0);
    }, 150);
    return () => clearTimeout(timer);
  }, [text, search]);

  function choose(option: ComboboxOption | undefined) {
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
      choose(options?.[active]);
    }
  }

  return (
    <Field id={id} label={label} error={error} required={required}>
      <div className="relative">
        <input
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && options?.[active] ? `${list}-${active}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={text ?? selected?.label ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => setText((current) => current ?? '')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setText(null)}
          {...fieldAria(id, { error, required })}
          className="control pr-10"
        />
        <ChevronsUpDown
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        {open && (
          <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-card border border-hairline bg-raised p-1 shadow-float">
            <div id={list} role="listbox" aria-label={placeholder}>
              {options?.map((option, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                <div
                  key={option.id}
                  id={`${list}-${index}`}
                  role="option"
                  aria-selected={option.id === selected?.id}
                  aria-disabled={Boolean(option.refused)}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setActive(index)}
                  onClick={() => choose(option)}
                  className={cn(
                    'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5',
                    index === active && 'bg-sunken',
                    option.refused && 'text-muted',
                  )}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{option.label}</span>
                    {option.detail && <span className="block text-sm text-muted">{option.detail}</span>}
                    {option.refused && <span className="block text-sm text-danger">{option.refused}</span>}
                  </span>
                  {option.id === selected?.id && <Check className="size-4 text-accent" aria-hidden="true" />}
                </div>
              ))}
            </div>
            {options === null && <p className="px-3 py-2 text-muted">{t('loading')}</p>}
            {options?.length === 0 && <p className="px-3 py-2 text-muted">{t('no_results')}</p>}
            {footer}
          </div>
        )}
      </div>
    </Field>
  );
}
