import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useItemName } from '@/components/inspections/use-item-name';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { formatDateTime } from '@/lib/dates';
import { durationText } from '@/lib/duration-text';
import { MINUTE_MS } from '@/lib/durations';
import type { InspectionRecord } from '@/lib/inspections/get-inspection';
import { formatNumber } from '@/lib/money';
import { FUEL_LEVELS } from '@/lib/pricing/values';

type Side = Pick<
  InspectionRecord['inspection'],
  'inspectedAt' | 'odometerKm' | 'fuelLevel' | 'damageNotes' | 'checklist' | 'kind'
>;

interface Row {
  label: string;
  of: (side: Side) => ReactNode;
  /** What has changed from the earlier one to this one; empty for nothing. */
  difference?: (before: Side, now: Side) => string;
}

const PARTS_OF_TANK = ['', '1/4', '1/2', '3/4', '1'] as const;

/** The inspection beside the one that it is compared with, and what has changed. A phone has the change below the value. */
export function ComparedFacts({ record, timeZone }: { record: InspectionRecord; timeZone: string }) {
  const t = useTranslations('inspections');
  const rows = useRows(timeZone);
  const { inspection, earlier, signatures } = record;
  return (
    <Card title={t('compared')} flush>
      <table className="w-full table-fixed text-left max-sm:text-sm">
        <thead>
          <tr className="border-b border-hairline text-sm text-muted">
            <td className="w-[28%] sm:w-1/5" />
            {earlier && <Head>{t('compared_before')}</Head>}
            <Head>{t('compared_now')}</Head>
            {earlier && <Head className="max-sm:hidden">{t('compared_difference')}</Head>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of, difference }) => {
            const changed = (earlier && difference?.(earlier, inspection)) || '';
            return (
              <tr key={label} className="border-b border-hairline align-top last:border-0">
                <th scope="row" className="py-2 pr-2 pl-4 font-normal text-muted">
                  {label}
                </th>
                {earlier && <Value>{of(earlier) || '—'}</Value>}
                <Value>
                  {of(inspection) || '—'}
                  {changed && <span className="tabular block font-medium sm:hidden">{changed}</span>}
                </Value>
                {earlier && <Value className="font-medium max-sm:hidden">{changed || '—'}</Value>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {signatures.length > 0 && (
        <div className="flex flex-wrap gap-4 border-t border-hairline p-4">
          {signatures.map(({ signer, name, image }) => (
            <figure key={signer}>
              {/* biome-ignore lint/performance/noImgElement: a drawn signature, stored as a data URL */}
              <img src={image} alt="" className="h-16 rounded-control bg-[#fffefb]" />
              <figcaption className="text-sm text-muted">{name}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </Card>
  );
}

function Head({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <th scope="col" className={cn('py-2 pr-4 font-medium', className)}>
      {children}
    </th>
  );
}

function Value({ children, className }: { children: ReactNode; className?: string }) {
  return <td className={cn('tabular py-2 pr-4 wrap-anywhere', className)}>{children}</td>;
}

function useRows(timeZone: string): Row[] {
  const t = useTranslations();
  const locale = useLocale();
  const nameOf = useItemName();
  const missing = ({ checklist }: Side) =>
    checklist.filter(({ answer }) => answer === 'missing').map(({ item }) => item);
  const named = (items: string[]) => t('inspections.checklist_missing', { items: items.map(nameOf).join(', ') });
  const signed = (value: number, text: string) => (value === 0 ? '' : `${value > 0 ? '+' : '\u2212'}${text}`);
  return [
    {
      label: t('common.date'),
      of: ({ inspectedAt }) => formatDateTime(inspectedAt, locale, timeZone),
      difference: (before, now) =>
        durationText(Math.round((now.inspectedAt.getTime() - before.inspectedAt.getTime()) / MINUTE_MS), locale),
    },
    {
      label: t('inspections.odometer'),
      of: ({ odometerKm }) => `${formatNumber(odometerKm, locale)}\u00a0km`,
      difference: (before, now) => {
        const km = now.odometerKm - before.odometerKm;
        return signed(km, `${formatNumber(Math.abs(km), locale)}\u00a0km`);
      },
    },
    {
      label: t('inspections.fuel_level'),
      of: ({ fuelLevel }) => t(`inspections.fuel_${fuelLevel}`),
      difference: (before, now) => {
        const quarters = FUEL_LEVELS.indexOf(now.fuelLevel) - FUEL_LEVELS.indexOf(before.fuelLevel);
        return signed(quarters, PARTS_OF_TANK[Math.abs(quarters)] ?? '');
      },
    },
    { label: t('common.notes'), of: ({ damageNotes }) => damageNotes },
    {
      label: t('inspections.checklist'),
      of: (side) => {
        if (side.checklist.length === 0) return null;
        const items = missing(side);
        return items.length === 0 ? t('inspections.checklist_complete') : named(items);
      },
      difference: (before, now) => {
        const since = missing(now).filter((item) => !missing(before).includes(item));
        return before.checklist.length > 0 && since.length > 0 ? named(since) : '';
      },
    },
  ];
}
