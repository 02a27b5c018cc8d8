'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Alert } from '@/components/ui/alert';
import { toast } from '@/components/ui/toast';
import type { MergePart } from '@/lib/customers/values';
import { mergeCustomersAction } from '../../actions';
import type { ComparedPart } from './compare-parts';
import { PartChoice } from './part-choice';

interface Side {
  id: string;
  name: string;
  counts: { rentals: number; reservations: number; payments: number };
}

interface Props {
  kept: Side;
  merged: Side;
  parts: ComparedPart[];
  blacklisted: boolean;
}

export type MergeChoices = Record<MergePart, 'kept' | 'merged'>;

/** Two records side by side. The user chooses between differing values, then the two become one. */
export function MergeForm({ kept, merged, parts, blacklisted }: Props) {
  const t = useTranslations();
  const router = useRouter();
  // Safe because it has an entry for every part.
  const defaultValues = Object.fromEntries(
    parts.map(({ part, completes }) => [part, completes ? 'merged' : 'kept']),
  ) as MergeChoices;
  const { form, submit, pending, failure } = useActionForm<MergeChoices, { id: string }>({
    id: `merge-${kept.id}-${merged.id}`,
    defaultValues,
    action: (choices, key) => {
      const take = parts.map(({ part }) => part).filter((part) => choices[part] === 'merged');
      return mergeCustomersAction({ customerId: kept.id, mergedId: merged.id, take }, key);
    },
    onSuccess: ({ id }) => {
      toast.success(t('success.customers_merged'));
      router.push(`/customers/${id}`);
    },
  });
  const differing = parts.filter(({ differs }) => differs);
  const same = parts.filter(({ differs, kept: text }) => !differs && text);
  return (
    <form onSubmit={submit} className="grid max-w-4xl gap-4">
      <FormFailure failure={failure} deed="save_customer" />
      {blacklisted && <Alert tone="warning">{t('customers.merge_blacklist')}</Alert>}
      <div className="grid grid-cols-2 gap-3">
        {[kept, merged].map((side) => (
          <div key={side.id} className="min-w-0 rounded-card border border-hairline bg-raised p-3">
            <p className="text-sm text-muted">{t(side === kept ? 'customers.stays' : 'customers.goes')}</p>
            <p className="font-medium break-words">{side.name}</p>
            <p className="text-sm text-muted">{t('customers.record_counts', side.counts)}</p>
          </div>
        ))}
      </div>
      {differing.map((part) => (
        <PartChoice key={part.part} form={form} part={part} names={{ kept: kept.name, merged: merged.name }} />
      ))}
      {same.length > 0 && (
        <p className="text-muted">
          {t('customers.same_in_both', { parts: same.map(({ part }) => t(`customers.part_${part}`)).join(', ') })}
        </p>
      )}
      <FormActions cancelHref={`/customers/${kept.id}`} label={t('customers.merge_records')} pending={pending} />
    </form>
  );
}
