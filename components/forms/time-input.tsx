'use client';

import type { ComponentProps, Ref } from 'react';
import { cn } from '@/components/ui/cn';
import { typedTime } from '@/lib/typed-time';
import type { TypedControl } from './typed-control';
import { useTypedText } from './use-typed-text';

type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref' | 'type' | 'name'> & {
  /** The time that is shown first, such as `14:30`. */
  value: string;
  /** The time, or what was typed instead of one. */
  onValue: (value: string) => void;
  onSettled?: (value: string, ok: boolean) => void;
  handle?: Ref<TypedControl>;
};

/** A time of 24 hours, typed as `1430`, `14:30` or `14h30`. */
export function TimeInput({ value, onValue, onSettled, handle, className, ...rest }: TimeInputProps) {
  const { control } = useTypedText({
    value,
    textOf: (time) => time,
    read: typedTime,
    isWhole: (text) => /^(?:\d{1,2}\s*[:h]\s*\d{2}|\d{4})$/.test(text),
    onValue,
    onSettled,
    handle,
  });
  return (
    <input
      placeholder="00:00"
      {...rest}
      {...control}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value}
      className={cn('control tabular', className)}
    />
  );
}
