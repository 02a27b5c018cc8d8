'use client';

import * as Popover from '@radix-ui/react-popover';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, RefObject } from 'react';
import { DayPicker } from 'react-day-picker';
import { Icon } from '@/components/ui/icon';
import { DAYS, MONTHS } from '@/lib/date-names';
import { formatDate, formatWeekday } from '@/lib/dates';
import { isDay } from '@/lib/typed-day';

const DAY_IN_FOCUS = '[role=grid] button[tabindex="0"]';

/** How far the list of years goes: people are born, and licenses expire. */
const YEARS = { back: 100, ahead: 20 };

interface CalendarProps {
  /** The field's button: the calendar is below it, and the focus goes back to it. */
  button: RefObject<HTMLButtonElement | null>;
  /** The day in the field; anything else is no day. */
  day: string;
  today: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** A month to pick a day from, by pointer, finger or keyboard. Its library is loaded when it is first opened. */
export function Calendar({ button, day, today, onPick, onClose }: CalendarProps) {
  const t = useTranslations('common');
  const locale = useLocale();
  const selected = isDay(day) ? dateOf(day) : undefined;
  const year = Number(today.slice(0, 4));
  const name = (date: Date) => `${DAYS[locale][date.getDay()]} ${formatDate(dayOf(date), locale, 'UTC', 'long')}`;
  const month = (date: Date) => MONTHS[locale][date.getMonth()] ?? '';
  const close = () => {
    onClose();
    button.current?.focus();
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      {/* Safe because the button is on the screen as long as its calendar is. */}
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('calendar_name')}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // A dialog around the field takes the focus back until this part is known to be above it.
            const content = event.currentTarget;
            if (content instanceof HTMLElement) content.querySelector<HTMLElement>(DAY_IN_FOCUS)?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            close();
          }}
          className="z-60 animate-[rise_150ms_var(--ease-out)] rounded-card border border-hairline bg-raised p-2 shadow-float motion-reduce:animate-none"
        >
          <DayPicker
            mode="single"
            required
            autoFocus
            captionLayout="dropdown"
            showOutsideDays
            fixedWeeks
            weekStartsOn={locale === 'en' ? 0 : 1}
            today={dateOf(today)}
            selected={selected}
            defaultMonth={selected ?? dateOf(today)}
            startMonth={new Date(year - YEARS.back, 0)}
            endMonth={new Date(year + YEARS.ahead, 11)}
            onSelect={(picked: Date) => {
              onPick(dayOf(picked));
              close();
            }}
            formatters={{
              formatMonthDropdown: month,
              formatYearDropdown: (date) => String(date.getFullYear()),
              formatWeekdayName: (date) => formatWeekday(dayOf(date), locale).slice(0, 3),
            }}
            labels={{
              labelGrid: (date) => `${month(date)} ${date.getFullYear()}`,
              labelDayButton: name,
              labelGridcell: name,
              labelWeekday: (date) => DAYS[locale][date.getDay()] ?? '',
              labelNext: () => t('next_month'),
              labelPrevious: () => t('previous_month'),
              labelMonthDropdown: () => t('calendar_month'),
              labelYearDropdown: () => t('calendar_year'),
              labelNav: () => t('calendar_name'),
            }}
            components={{ Chevron }}
            classNames={LOOK}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const LOOK: ComponentProps<typeof DayPicker>['classNames'] = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40 lg:size-9',
  button_next: 'grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40 lg:size-9',
  month_caption: 'mx-11 flex h-11 items-center justify-center lg:h-9',
  dropdowns: 'flex items-center gap-1',
  dropdown_root: 'relative rounded-control px-2 py-1 font-medium hover:bg-sunken has-focus-visible:outline-2',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  caption_label: 'flex items-center gap-1',
  weekday: 'py-1 text-xs font-normal text-muted',
  month_grid: 'mt-1 border-collapse',
  day: 'p-0 text-center',
  day_button:
    'tabular grid h-10 w-10.5 place-items-center rounded-control hover:bg-sunken focus-visible:outline-2 focus-visible:outline-accent lg:h-9 lg:w-9',
  outside: 'text-muted opacity-70',
  today: 'font-semibold text-accent-strong',
  selected: '[&>button]:bg-accent! [&>button]:text-on-accent',
};

function Chevron({ orientation = 'down' }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  if (orientation === 'left' || orientation === 'right') return <Icon name={`chevron-${orientation}`} />;
  return <Icon name="chevrons-up-down" className="size-3.5 text-muted" />;
}

// The library's days are midnights of this device's zone. They are only turned into days and back, never calculated with.
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
