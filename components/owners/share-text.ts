import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney, formatPercent } from '@/lib/money';
import type { ShareKind } from '@/lib/owners/values';

interface Part {
  kind: ShareKind;
  basisPoints: number | null;
  amountCents: number | null;
}

/** What an owner gets for a vehicle, such as "70 % of the rent". */
export function shareText(t: Translate, locale: Locale, { kind, basisPoints, amountCents }: Part): string {
  if (kind !== 'percent') return t(`owners.share_${kind}`, { amount: formatMoney(amountCents ?? 0, 'USD', locale) });
  const points = basisPoints ?? 0;
  return t('owners.share_percent', { percent: formatPercent(points / 10_000, locale, points % 100 ? 2 : 0) });
}
