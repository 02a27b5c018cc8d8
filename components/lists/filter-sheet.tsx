'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
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
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonClass('secondary', 'md:hidden')}
      >
        <Icon name="sliders-horizontal" />
        <span className="max-sm:sr-only">{t('filters')}</span>
        {used > 0 && <span className="tabular text-sm text-muted">{formatNumber(used, locale)}</span>}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('filters')}>
        <div
          className="grid gap-4"
          // A link in it shows the list in another way.
          onClickCapture={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
        >
          <FilterFields named filters={filters} onChoose={(name, value) => onChoose({ [name]: value })} />
          {children && <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>}
          <div className="flex gap-2 *:flex-1">
            {used > 0 && (
              <Button onClick={() => onChoose(Object.fromEntries(filters.map(({ name }) => [name, ''])))}>
                {t('clear_filters')}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('show_results')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
