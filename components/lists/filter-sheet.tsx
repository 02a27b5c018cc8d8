'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { SheetButton } from '@/components/ui/sheet-button';
import { formatNumber } from '@/lib/money';
import { FilterFields } from './filter-fields';
import type { ListFilter } from './list-filters';

interface FilterSheetProps {
  filters: ListFilter[];
  /** How many of them narrow the list. */
  used: number;
  onChoose: (changes: Record<string, string>) => void;
  children?: ReactNode;
}

/** A phone's filters: one button with their number, and the sheet that it opens. */
export function FilterSheet({ filters, used, onChoose, children }: FilterSheetProps) {
  const t = useTranslations('action');
  const locale = useLocale();
  const face = (
    <>
      <span className="max-sm:sr-only">{t('filters')}</span>
      {used > 0 && <span className="tabular text-sm text-muted">{formatNumber(used, locale)}</span>}
    </>
  );
  return (
    <SheetButton title={t('filters')} face={face} className="md:hidden">
      {(close) => (
        <>
          <FilterFields named filters={filters} onChoose={(name, value) => onChoose({ [name]: value })} />
          {children && <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>}
          <div className="flex gap-2 *:flex-1">
            {used > 0 && (
              <Button onClick={() => onChoose(Object.fromEntries(filters.map(({ name }) => [name, ''])))}>
                {t('clear_filters')}
              </Button>
            )}
            <Button variant="primary" onClick={close}>
              {t('show_results')}
            </Button>
          </div>
        </>
      )}
    </SheetButton>
  );
}
