'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { Unbroken } from '@/components/ui/unbroken';
import type { ComparedPart } from './compare-parts';
import type { MergeChoices } from './merge-form';

interface Props {
  form: UseFormReturn<MergeChoices>;
  part: ComparedPart;
  names: { kept: string; merged: string };
}

/** The values of two records in one part, to choose one. */
export function PartChoice({ form, part, names }: Props) {
  const t = useTranslations('customers');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t(`part_${part.part}`)}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['kept', 'merged'] as const).map((side) => (
          <label
            key={side}
            className="flex min-h-11 min-w-0 items-start gap-3 rounded-control border border-line-strong bg-raised p-3 has-[:checked]:border-accent has-[:checked]:bg-blue-soft"
          >
            <input
              type="radio"
              value={side}
              {...form.register(part.part)}
              defaultChecked={form.formState.defaultValues?.[part.part] === side}
              className="mt-0.5 size-5 shrink-0 accent-[var(--accent)]"
            />
            <span className="min-w-0 break-words whitespace-pre-line">
              <span className="sr-only">{names[side]}: </span>
              {part[side] ? <Unbroken text={part[side]} /> : '—'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
