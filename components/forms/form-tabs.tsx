'use client';

import * as Tabs from '@radix-ui/react-tabs';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import type { ErrorBody } from '@/lib/errors';
import { errorOf } from './error-of';

export interface FormTab<Values extends FieldValues> {
  name: string;
  label: string;
  /** The fields on it, in order. */
  fields: readonly FieldPath<Values>[];
  /** `opened` is true once the tab has been shown. Expensive content can wait for that. */
  content: (opened: boolean) => ReactNode;
}

interface FormTabsProps<Values extends FieldValues> {
  label: string;
  form: UseFormReturn<Values>;
  failure: ErrorBody | null;
  tabs: readonly [FormTab<Values>, ...FormTab<Values>[]];
}

/** One form on several tabs. Every failed attempt to save opens the tab with the first error and focuses its field. */
export function FormTabs<Values extends FieldValues>({ label, form, failure, tabs }: FormTabsProps<Values>) {
  const t = useTranslations('common');
  const [open, setOpen] = useState(tabs[0].name);
  const [seen, setSeen] = useState([open]);
  const [fault, setFault] = useState<{ field: FieldPath<Values> } | null>(null);
  const { errors, submitCount } = form.formState;
  const isFaulty = (field: FieldPath<Values>) => errorOf(errors, field) !== undefined;
  const hasFaults = ({ fields }: FormTab<Values>) => fields.some(isFaulty);
  if (!seen.includes(open)) setSeen([...seen, open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt, or a new answer to it, moves the clerk
  useEffect(() => {
    const home = tabs.find(({ fields }) => fields.some(isFaulty));
    const field = home?.fields.find(isFaulty);
    setFault(field ? { field } : null);
    if (home) setOpen(home.name);
  }, [submitCount, failure]);

  // A field can be focused only once its tab is shown, and only once per error.
  useEffect(() => {
    if (fault) form.setFocus(fault.field);
  }, [fault, form]);

  return (
    <Tabs.Root className="min-w-0" value={open} onValueChange={setOpen}>
      <Tabs.List
        aria-label={label}
        // With a mark to be seen, no tab may be beyond the edge of a phone.
        className={cn('mb-4 flex overflow-x-auto border-b border-hairline', tabs.some(hasFaults) && 'flex-wrap')}
      >
        {tabs.map((tab) => {
          const faults = tab.fields.filter(isFaulty).length;
          return (
            <Tabs.Trigger
              key={tab.name}
              value={tab.name}
              className={cn(
                'relative -mb-px inline-flex min-h-11 items-center gap-2 border-b-2 px-2 font-medium sm:px-4 whitespace-nowrap -outline-offset-2',
                tab.name === open ? 'border-accent' : 'border-transparent',
                faults > 0 ? 'text-danger' : tab.name !== open && 'text-muted',
              )}
            >
              {tab.label}
              {faults > 0 && (
                // On a phone it takes no width of its own, so that all tabs stay on one line.
                <span className="grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-xs font-semibold text-on-accent max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:h-4 max-sm:min-w-4 max-sm:px-1">
                  <span aria-hidden="true">{faults}</span>
                  <span className="sr-only">{t('check_fields', { count: faults })}</span>
                </span>
              )}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {tabs.map(({ name, content }) => (
        <Tabs.Content key={name} value={name} forceMount hidden={name !== open} className="grid gap-4 md:grid-cols-2">
          {content(seen.includes(name))}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
