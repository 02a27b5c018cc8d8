'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { DateInput } from './date-input';
import type { TypedControl } from './typed-control';

interface DayChoiceProps {
  label: string;
  /** The name under which the form sends the day, `2026-11-25`. */
  name?: string;
  value: string;
  required?: boolean;
  /** Another day, or none: once it is complete, or the field is left. */
  onChoose?: (day: string) => void;
  /** The label before the field instead of above. */
  beside?: boolean;
  className?: string;
}

/** A day outside of a record's form: of a filter, a range, a question. */
export function DayChoice({ label, name, value, required, onChoose, beside, className }: DayChoiceProps) {
  const t = useTranslations('errors');
  const id = useId();
  const [day, setDay] = useState(value);
  const [bad, setBad] = useState(false);
  const control = useRef<TypedControl>(null);
  const shown = useRef(value);
  // A day that comes with another address replaces what was typed.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    setDay(value);
    control.current?.show(value);
  }, [value]);
  return (
    <div className={cn('min-w-0', beside ? 'flex items-center gap-2' : 'grid gap-1', className)}>
      <label htmlFor={id} className={beside ? 'text-sm text-muted' : 'font-medium'}>
        {label}
      </label>
      {name && <input type="hidden" name={name} value={day} />}
      <DateInput
        id={id}
        handle={control}
        value={value}
        required={required}
        aria-invalid={bad || undefined}
        aria-describedby={bad ? `${id}-error` : undefined}
        onValue={(typed) => {
          setDay(typed);
          shown.current = typed;
          setBad(false);
        }}
        onSettled={(settled, ok) => {
          setBad(!ok);
          if (ok && settled !== value) onChoose?.(settled);
        }}
      />
      {bad && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {t('invalid_date')}
        </p>
      )}
    </div>
  );
}
