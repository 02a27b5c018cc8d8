import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatMoney } from '@/lib/money';
import { sentenceParams } from '@/lib/pricing/sentence';

interface Props {
  kind: string;
  amountCents: number;
  sentence: { key: string; params: Record<string, string | number> };
  note?: string;
  /** Why a manager waived it; null if it counts. */
  waivedReason?: string | null;
  /** What became of it since, where it counts all the same. */
  mark?: string;
  open?: boolean;
  children?: ReactNode;
}

/** One amount that expands to explain how it was calculated. A rule parts it from the next one, and sums have a rule of their own. */
export function ChargeLine(props: Props) {
  const { kind, amountCents, sentence, note, waivedReason = null, mark, open = false, children } = props;
  const t = useTranslations('pricing');
  const locale = useLocale();
  const label = t.has(key(`kind_${kind}`)) ? t(key(`kind_${kind}`)) : kind;
  const explained = sentence.key !== '' && t.has(key(sentence.key));
  const amount = (
    <span className={cn('tabular whitespace-nowrap', waivedReason !== null && 'text-muted line-through')}>
      {formatMoney(amountCents, 'USD', locale)}
    </span>
  );
  return (
    <details open={open} className="group border-hairline has-[+details]:border-b">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1">
          <Icon name="chevron-right" className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
          <span className={cn(waivedReason !== null && 'text-muted line-through')}>{label}</span>
          {waivedReason !== null && <Badge tone="lined">{t('not_charged')}</Badge>}
          {mark && <Badge tone="lined">{mark}</Badge>}
        </span>
        {amount}
      </summary>
      <div className="grid gap-1 pb-2 pl-5.5 text-sm text-muted">
        {explained && <p>{t(key(sentence.key), sentenceParams(sentence.params, locale))}</p>}
        {note && <p>{note}</p>}
        {waivedReason !== null && <p>{t('waived', { reason: waivedReason })}</p>}
        {children}
      </div>
    </details>
  );
}

/** Safe because `has` is checked first: the keys come from the ledger, where older lines may have others. */
function key(text: string) {
  return text as 'kind_other';
}
