'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMoney } from '@/lib/money';

interface WizardBarProps {
  totalCents: number | null;
  pending: boolean;
  label: string;
  disabled: boolean;
  onPrevious?: () => void;
  onNext: () => void;
}

/** On a phone: the total and the next button, within reach of the thumb. */
export function WizardBar({ totalCents, pending, label, disabled, onPrevious, onNext }: WizardBarProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className="action-bar -mx-4 mt-5 flex items-center gap-2 border-t border-hairline bg-raised px-4 py-2 lg:hidden">
      {onPrevious && (
        <Button variant="ghost" onClick={onPrevious} aria-label={t('action.previous')} className="px-2.5!">
          <Icon name="arrow-left" className="size-5" />
        </Button>
      )}
      <p className="min-w-0 flex-1">
        <span className="block text-xs text-muted">{t('common.total')}</span>
        <span className="tabular font-semibold whitespace-nowrap">
          {totalCents === null ? '—' : formatMoney(totalCents, 'USD', locale)}
        </span>
      </p>
      <Button variant="primary" pending={pending} disabled={disabled} onClick={onNext} className="whitespace-normal!">
        {label}
      </Button>
    </div>
  );
}
