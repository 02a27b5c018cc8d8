'use client';

import { useId } from 'react';
import { cn } from '@/components/ui/cn';

interface ChoiceRowProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** A few words of which one is chosen with one touch. */
export function ChoiceRow<Value extends string>({ label, options, value, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'inline-flex min-h-11 cursor-pointer items-center rounded-control border px-3 focus-within:outline-2 focus-within:outline-accent lg:min-h-9',
              option.value === value ? 'border-accent bg-accent-soft font-semibold' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
