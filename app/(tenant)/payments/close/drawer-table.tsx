import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { CountedLine } from '@/lib/drawers/counted-lines';
import type { DrawerLine } from '@/lib/drawers/drawer-lines';
import { formatMoney } from '@/lib/money';

/** Stored lines of a count have the same fields as those of an open drawer. */
type StoredLine = Record<string, string | number>;

/** What a drawer should hold for each method and currency, as a sum; once it is counted, also what it held. */
export function DrawerTable({ lines }: { lines: readonly (DrawerLine | StoredLine)[] }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {lines.map((stored) => {
        // Safe because `count-drawer.ts` stores the lines of `counted-lines.ts`.
        const line = stored as DrawerLine & Partial<Pick<CountedLine, 'countedCents' | 'differenceCents'>>;
        const { method, currency, openingCents, inCents, outCents, movedCents, expectedCents } = line;
        const difference = line.differenceCents ?? 0;
        const parts = [
          { label: t('drawers.opening'), cents: openingCents },
          { label: t('drawers.received'), cents: inCents },
          { label: t('drawers.refunded'), cents: -outCents },
          { label: t('drawers.moved'), cents: movedCents },
        ].filter(({ cents }) => cents !== 0);
        const results = [
          { label: t('drawers.expected'), cents: expectedCents },
          ...(line.countedCents === undefined ? [] : [{ label: t('drawers.counted'), cents: line.countedCents }]),
        ];
        return (
          <li key={`${method} ${currency}`} className="rounded-control border border-hairline p-3">
            <p className="font-medium">
              {t('drawers.method_currency', { method: t(`payments.method_${method}`), currency })}
            </p>
            <dl className="mt-1 grid gap-0.5">
              {[...parts, ...results].map(({ label, cents }, index) => (
                <div
                  key={label}
                  className={cn(
                    'flex justify-between gap-3',
                    index === parts.length && 'mt-1 border-t border-hairline pt-1',
                    index >= parts.length && 'font-semibold',
                  )}
                >
                  <dt className={cn(index < parts.length && 'text-muted')}>{label}</dt>
                  <dd className="tabular">{formatMoney(cents, currency, locale)}</dd>
                </div>
              ))}
              {difference !== 0 && (
                <div className="flex justify-between gap-3 font-semibold text-danger">
                  <dt>{t(difference > 0 ? 'drawers.too_much' : 'drawers.missing')}</dt>
                  <dd className="tabular">{formatMoney(Math.abs(difference), currency, locale)}</dd>
                </div>
              )}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
