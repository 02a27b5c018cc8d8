'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/lib/money';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import { settlementLines } from '@/lib/payments/settlement-lines';

interface ReturnBarProps {
  /** Null while there is none that holds. */
  preview: ReturnPreview | null;
  pending: boolean;
  disabled: boolean;
}

/** On a phone: what the settlement comes to, in its own words, and the last button. */
export function ReturnBar({ preview, pending, disabled }: ReturnBarProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className="action-bar -mx-4 flex items-center gap-3 border-t border-hairline bg-raised px-4 py-2 lg:hidden">
      <div className="min-w-0 flex-1">
        {preview ? (
          settlementLines(preview).results.map(({ key, cents }) => (
            <p key={key}>
              <span className="block text-xs text-muted">{t(key)}</span>
              <span className="tabular font-semibold whitespace-nowrap">{formatMoney(cents, 'USD', locale)}</span>
            </p>
          ))
        ) : (
          <p className="font-semibold">—</p>
        )}
      </div>
      <Button type="submit" variant="primary" pending={pending} disabled={disabled}>
        {t('rentals.take_back')}
      </Button>
    </div>
  );
}
