'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useTransition } from 'react';
import { DayChoice } from '@/components/forms/day-choice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import {
  QUICK_RANGES,
  type QuickRange,
  RANGE_NAMES,
  REPORT_TYPES,
  type ReportType,
  TYPE_NAMES,
} from '@/lib/reports/values';

interface Props {
  /** Null for days of one's own. */
  range: QuickRange | null;
  from: string;
  until: string;
  types: readonly ReportType[];
}

/** Period and types of a report. Each change is in the address, so that back, reload and a shared link show the same. */
export function ReportForm({ range, from, until, types }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, start] = useTransition();
  const [lacking, setLacking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const chosen = types.join();
  const shown = useRef(`${range} ${from} ${until} ${chosen}`);

  // A named range sets the days, a typed day ends the name, and the browser's Back changes all. Whoever types goes on typing.
  useEffect(() => {
    const now = `${range} ${from} ${until} ${chosen}`;
    // Not when it opens: something may have been chosen before the scripts were there.
    if (shown.current === now) return;
    shown.current = now;
    const values: Record<string, string> = { range: range ?? '', types: '' };
    const controls = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input') ?? [];
    for (const control of controls) {
      // The days are shown by their own fields.
      if (!(control.name in values) || control.type === 'hidden') continue;
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = chosen.split(',').includes(control.value);
      else control.value = values[control.name] ?? '';
    }
  }, [range, from, until, chosen]);

  function go(typed?: { name: string; day: string }) {
    const data = new FormData(form.current ?? undefined);
    if (typed) data.set(typed.name, typed.day);
    // A named range decides its days, unless a day was changed just now.
    if (data.get('range') && !typed) for (const name of ['from', 'until']) data.delete(name);
    else data.delete('range');
    if ([...data.values()].includes('')) return;
    setLacking(!data.has('types'));
    const pairs = [...data].map(([name, value]): [string, string] => [name, String(value)]);
    if (data.has('types')) start(() => router.replace(`/reports?${new URLSearchParams(pairs)}`, { scroll: false }));
  }

  const day = (name: 'from' | 'until', label: string, value: string) => (
    <DayChoice label={label} name={name} value={value} required onChoose={(chosen) => go({ name, day: chosen })} />
  );
  return (
    <Card title={t('reports.period')} action={pending && <Spinner />}>
      <form
        ref={form}
        method="get"
        action="/reports"
        className="grid gap-4"
        onChange={({ target }) => {
          if (target instanceof Element && target.hasAttribute('name')) go();
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <select name="range" aria-label={t('reports.period')} defaultValue={range ?? ''} className="control">
          <option value="">{t('reports.own_range')}</option>
          {QUICK_RANGES.map((name) => (
            <option key={name} value={name}>
              {t(RANGE_NAMES[name])}
            </option>
          ))}
        </select>
        <div className="grid gap-3 sm:grid-cols-2">
          {day('from', t('reports.start_date'), from)}
          {day('until', t('reports.end_date'), until)}
        </div>
        <fieldset aria-describedby={lacking ? 'types-error' : undefined}>
          <legend className="mb-1 text-sm font-medium">{t('reports.data_types')}</legend>
          <div className="grid grid-cols-2 gap-x-3">
            {REPORT_TYPES.map((type) => (
              <label key={type} className="flex min-h-11 items-center gap-3 py-1 lg:min-h-9">
                <input
                  type="checkbox"
                  name="types"
                  value={type}
                  defaultChecked={types.includes(type)}
                  className="size-5 shrink-0 accent-[var(--accent)]"
                />
                <span className="min-w-0">{t(TYPE_NAMES[type])}</span>
              </label>
            ))}
          </div>
          {lacking && (
            <p id="types-error" role="alert" className="mt-1 text-sm text-danger">
              {t('reports.choose_type')}
            </p>
          )}
        </fieldset>
        <noscript>
          <Button type="submit">{t('action.search')}</Button>
        </noscript>
      </form>
    </Card>
  );
}
