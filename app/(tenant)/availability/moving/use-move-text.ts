import { useLocale, useTranslations } from 'next-intl';
import { clashSentence } from '@/lib/allocations/clash-sentence';
import type { Clash } from '@/lib/allocations/find-clash';
import type { ClassRefusal } from '@/lib/allocations/find-class-refusal';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import type { RowBar } from '@/lib/availability/row-stops';
import { formatMoment } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import { errorSentence } from '@/lib/error-sentence';
import type { ErrorBody } from '@/lib/errors';
import type { RecordClash } from '@/lib/records/record-clash';

/** What is said while a bar is moved: its new times, and why the server refused. */
export function useMoveText({ window, timeZone }: { window: PlannerWindow; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  // The company's clock, as the device's may be wrong.
  const now = new Date(window.start + window.now * MINUTE_MS);
  const say = (moment: Date) => formatMoment(moment, locale, timeZone, now);
  const at = (minute: number) => say(new Date(window.start + minute * MINUTE_MS));

  function period({ from, until }: RowBar): string {
    return t('availability.range', { from: at(from), until: at(until) });
  }

  function refusal({ code, params, details }: ErrorBody): string {
    if (code === 'vehicle_not_available' && details) {
      // Safe because that error has exactly these details.
      const { key, params: names } = clashSentence(details as Clash, say);
      return `${t('errors.vehicle_not_available')}. ${t(`rentals.${key}`, names)}`;
    }
    if (code === 'class_not_available' && details) {
      const { freeFrom } = details as ClassRefusal;
      if (freeFrom) return t('availability.class_free_from', { at: say(new Date(freeFrom)) });
    }
    if (code === 'record_changed' && details) {
      const [last] = (details as RecordClash).changes;
      return last?.by && last.at
        ? t('availability.move_changed_by', { name: last.by, at: say(new Date(last.at)) })
        : t('availability.move_changed');
    }
    if (code === 'invalid_transition') return t('availability.move_closed');
    const sentence = errorSentence(code, params, locale);
    return t(`errors.${sentence.key}`, sentence.params);
  }

  return { period, refusal };
}

export type MoveText = ReturnType<typeof useMoveText>;
