'use client';

import { type Messages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Selecting, ViewedRow } from '@/components/ui/table-view';
import { toast } from '@/components/ui/toast';
import type { ActionResult, ErrorCode } from '@/lib/errors';

export interface Refusal {
  id: string;
  code: ErrorCode;
  params?: Record<string, string | number>;
}

export interface ArchivedMany {
  archived: number;
  refused: Refusal[];
}

/** The records with a text `lists.delete_<records>` and `errors.delete_<records>`. A new record needs only these messages. */
type Deletable = Plural<keyof Messages['lists']> & Plural<keyof Messages['errors']>;
type Plural<Key> = Key extends `delete_${infer Records}` ? Records : never;

export interface BulkDeletion {
  records: Deletable;
  remove: (input: { ids: string[] }, key: string) => Promise<ActionResult<ArchivedMany>>;
}

interface SelectionBarProps extends BulkDeletion, Pick<Selecting, 'chosen' | 'choose'> {
  rows: ViewedRow[];
}

/** The actions for the selected rows. Names the rows that were refused, each with the reason. */
export function SelectionBar({ records, remove, rows, chosen, choose }: SelectionBarProps) {
  const t = useTranslations();
  const [refused, setRefused] = useState<(Refusal & { name: string })[]>([]);
  const count = chosen.size;
  const label = t(`lists.delete_${records}`, { count });

  async function run(key: string) {
    const sent = [...chosen];
    const result = await remove({ ids: sent }, key);
    const outcome = result.ok ? result.data : refusedAll(result.error.details);
    if (!outcome) return result;
    setRefused(
      outcome.refused.map((refusal) => ({ ...refusal, name: rows.find((row) => row.key === refusal.id)?.name ?? '' })),
    );
    choose(sent, false);
    if (outcome.archived > 0) toast.success(t(`lists.deleted_${records}`, { count: outcome.archived }));
    return { ok: true as const, data: outcome };
  }

  return (
    <>
      {refused.length > 0 && (
        <div className="mb-4">
          <Alert
            tone="warning"
            action={
              <Button variant="ghost" onClick={() => setRefused([])}>
                {t('action.close')}
              </Button>
            }
          >
            <p className="font-medium">{t('lists.not_deleted', { count: refused.length })}</p>
            <ul>
              {refused.map(({ id, name, code, params }) => (
                <li key={id}>{t('lists.refused', { name, reason: t(`errors.${code}`, params) })}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      {count > 0 && (
        <section
          aria-label={t('lists.selected', { count })}
          className="fixed inset-x-3 bottom-[calc(72px+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-xl animate-[rise_160ms_var(--ease-out)] flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line-strong bg-raised p-2 pl-4 shadow-float lg:left-[244px] lg:bottom-5"
        >
          <p aria-live="polite" className="tabular mr-auto font-medium">
            {t('lists.selected', { count })}
          </p>
          <Button variant="ghost" onClick={() => choose([...chosen], false)}>
            {t('lists.clear_selection')}
          </Button>
          <ConfirmDialog
            id={`archive-${records}-${[...chosen].sort().join()}`}
            label={label}
            title={`${label}?`}
            description={t('lists.delete_effect')}
            confirmLabel={label}
            danger
            deed={`delete_${records}`}
            action={(_reason, key) => run(key)}
            onDone={() => undefined}
          />
        </section>
      )}
    </>
  );
}

/** If all were refused, the response is an error with each row's reason. */
function refusedAll(details: unknown): ArchivedMany | null {
  // Safe because these verbs return no other form of details.
  return Array.isArray(details) ? { archived: 0, refused: details as Refusal[] } : null;
}
