'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { DateInput } from './date-input';
import { type MomentPart, momentParts } from './moment-parts';
import { TimeInput } from './time-input';
import type { TypedControl } from './typed-control';

interface DateTimeInputProps {
  id: string;
  /** What is shown first, such as `2026-11-25T14:30`. */
  value: string;
  /** Both parts, where they are typed rightly: `2026-11-25T14:30`. */
  onValue: (value: string) => void;
  onSettled?: (part: MomentPart, ok: boolean) => void;
  handle?: Ref<TypedControl>;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
}

/** A day and a time. A day pasted or typed with its time fills both. */
export function DateTimeInput({ id, value, onValue, onSettled, handle, ...aria }: DateTimeInputProps) {
  const t = useTranslations('common');
  const now = useRef(momentParts(value));
  const inputs = useRef<Record<MomentPart, TypedControl | null>>({ day: null, time: null });
  const show = (text: string) => {
    now.current = momentParts(text);
    for (const part of ['day', 'time'] as const) inputs.current[part]?.show(now.current[part]);
  };
  useImperativeHandle(handle, () => ({ show, focus: () => inputs.current.day?.focus() }));
  const change = (part: MomentPart, text: string) => {
    now.current = { ...now.current, [part]: text };
    const { day, time } = now.current;
    onValue(day || time ? `${day}T${time}` : '');
  };
  const dayHandle = useCallback((node: TypedControl | null) => {
    inputs.current.day = node;
  }, []);
  const timeHandle = useCallback((node: TypedControl | null) => {
    inputs.current.time = node;
  }, []);
  const first = momentParts(value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-2">
      <DateInput
        id={id}
        {...aria}
        handle={dayHandle}
        value={first.day}
        onValue={(day) => change('day', day)}
        onTime={(time) => {
          inputs.current.time?.show(time);
          // The day may stay as it was, and would then tell nobody.
          change('time', time);
        }}
        onSettled={(_day, ok) => onSettled?.('day', ok)}
      />
      <TimeInput
        id={`${id}-time`}
        {...aria}
        aria-label={t('time')}
        handle={timeHandle}
        value={first.time}
        onValue={(time) => change('time', time)}
        onSettled={(_time, ok) => onSettled?.('time', ok)}
      />
    </div>
  );
}
