import type { ReactNode } from 'react';
import { Unbroken } from '@/components/ui/unbroken';
import { cn } from './cn';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Over both columns of a wide screen, so that the facts after it stand in their pairs. */
  wide?: boolean;
}

/**
 * Names and values: one fact a row on a phone, two blocks beside each other on a wide screen. Names that are sentences get
 * the greater part of the row, and their values stand at its end.
 */
export function DescriptionList({ facts, longNames = false }: { facts: Fact[]; longNames?: boolean }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 sm:gap-y-3">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className={cn(
            'min-w-0 max-sm:grid max-sm:items-start max-sm:gap-x-3',
            fact.wide && 'sm:col-span-2',
            longNames
              ? 'max-sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
              : 'max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
          )}
        >
          <dt className="text-sm text-muted max-sm:leading-[22px]">{breakable(fact.label)}</dt>
          <dd className={cn('min-w-0 break-words whitespace-pre-line', longNames && 'max-sm:text-right')}>
            {typeof fact.value === 'string' && fact.value ? <Unbroken text={fact.value} /> : fact.value || '—'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A narrow column ends a line after a slash, not within a word. */
function breakable(label: string): string {
  return label.replaceAll('/', '/\u200b');
}
