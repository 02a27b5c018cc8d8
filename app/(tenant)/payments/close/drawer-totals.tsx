import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Drawer } from '@/lib/drawers/read-drawer';
import { CURRENCIES } from '@/lib/drawers/values';
import { formatMoney } from '@/lib/money';

/** What all drawers that are not signed off should hold together, in cash. */
export function DrawerTotals({ drawers }: { drawers: readonly Drawer[] }) {
  const t = useTranslations('drawers');
  const locale = useLocale();
  const lines = drawers.flatMap((drawer) => drawer.lines).filter(({ method }) => method === 'cash');
  return (
    <Card>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {CURRENCIES.map((currency) => {
          const mine = lines.filter((line) => line.currency === currency);
          return (
            <div key={currency}>
              <dt className="text-muted">{t('cash_of_all', { currency })}</dt>
              <dd className="tabular text-lg font-semibold">
                {formatMoney(
                  mine.reduce((sum, { expectedCents }) => sum + expectedCents, 0),
                  currency,
                  locale,
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
