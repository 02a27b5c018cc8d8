'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { type ComponentProps, type Ref, Suspense, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { formatDate, localDay } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { isDay, isWholeDay, typedDay, typedMoment } from '@/lib/typed-day';
import type { TypedControl } from './typed-control';
import { useTypedText } from './use-typed-text';

const Calendar = lazyPart(() => import('./calendar').then((module) => module.Calendar));

type DateInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref' | 'type' | 'name'> & {
  /** The day that is shown first, such as `2026-11-25`. */
  value: string;
  /** The day, or what was typed instead of one. */
  onValue: (value: string) => void;
  /** A time that was typed along with the day. */
  onTime?: (time: string) => void;
  onSettled?: (value: string, ok: boolean) => void;
  handle?: Ref<TypedControl>;
};

/** A day, typed in any way people write it or picked from a calendar. It is shown as all other dates on the screen. */
export function DateInput({ value, onValue, onTime, onSettled, handle, className, ...rest }: DateInputProps) {
  const t = useTranslations('common');
  const locale = useLocale();
  // Assumption: companies are in the platform's time zone, as far as words such as "tomorrow" go.
  const zone = useTimeZone() ?? PLATFORM_ZONE;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const shown = useRef(value);
  const textOf = (day: string) => (isDay(day) ? formatDate(day, locale, 'UTC') : day);
  const reading = () => ({ locale, today: localDay(new Date(), zone) });
  const { control, choose } = useTypedText({
    value,
    textOf,
    read: (text) => {
      const moment = onTime ? typedMoment(text, reading()) : null;
      if (moment) onTime?.(moment.time);
      return moment?.day ?? typedDay(text, reading());
    },
    isWhole: (text) => isWholeDay(text) || (onTime !== undefined && /[T\s]\d{2}[:h]\d{2}$/.test(text)),
    onValue: (day) => {
      shown.current = day;
      onValue(day);
    },
    onSettled,
    handle,
  });
  return (
    <div className="relative">
      <input
        {...rest}
        {...control}
        type="text"
        autoComplete="off"
        defaultValue={textOf(value)}
        className={cn('control pr-11', className)}
      />
      <button
        ref={button}
        type="button"
        aria-label={t('calendar')}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={rest.disabled}
        onClick={() => setOpen(!open)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-control text-muted hover:text-text disabled:opacity-60"
      >
        <Icon name="calendar-days" />
      </button>
      {open && (
        <Suspense>
          <Calendar
            button={button}
            day={shown.current}
            today={reading().today}
            onPick={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
