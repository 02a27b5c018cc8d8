import { useLocale, useTranslations } from 'next-intl';
import type { PlannerBar, PlannerVehicle } from '@/lib/availability/pack-planner';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';

/** What a bar says: in a few words on it, and in a whole sentence to a screen reader. */
export function useBarText({ start, timeZone }: { start: number; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const at = (minute: number) => formatDateTime(new Date(start + minute * MINUTE_MS), locale, timeZone);

  function name({ state, name: text }: PlannerBar): string {
    if (state !== 'maintenance' && state !== 'serviced') return text;
    const key = `maintenance.${text}` as 'maintenance.other';
    return t.has(key) ? t(key) : text;
  }

  function sentence(bar: PlannerBar, vehicle: PlannerVehicle | null): string {
    const values = { name: name(bar), from: at(bar.from), until: at(bar.until), number: bar.number };
    if (!vehicle) return t('availability.bar_unassigned', values);
    return t(`availability.bar_${bar.state}`, { ...values, vehicle: `${vehicle.model}, ${vehicle.plate}` });
  }

  return { name, sentence };
}
