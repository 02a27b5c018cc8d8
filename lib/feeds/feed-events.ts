import type { Bar } from '../availability/list-bars';
import type { BarState } from '../availability/values';
import type { CalendarEvent } from './calendar-text';
import { initials } from './initials';

interface Words {
  /** The vehicle whose calendar it is; null for the whole company's, where each entry names its vehicle. */
  vehicleId: string | null;
  /** Makes the numbers of documents unique beyond their company. */
  place: string;
  nameOf: (vehicleId: string) => string;
  textOf: (state: BarState) => string;
  anyOf: (className: string) => string;
  /** The starts of the local days. */
  days: { today: Date; tomorrow: Date };
}

/**
 * What has which vehicle, as entries of a calendar. A customer is named by initials and the document's number alone. A
 * late rental runs on to the end of today. A booking of a class is nobody's until its vehicle is chosen, so only the
 * company's calendar has it.
 */
export function feedEvents(bars: readonly Bar[], words: Words): CalendarEvent[] {
  const { days } = words;
  return bars
    .filter((bar) => words.vehicleId === null || bar.vehicleId === words.vehicleId)
    .map((bar) => {
      const runsOn = bar.state === 'overdue';
      // A swapped rental has an entry for each vehicle it had.
      const uid = [bar.number, bar.leg, words.place].filter(Boolean).join('.');
      return {
        uid,
        from: bar.from,
        until: runsOn ? later(bar.until, days.tomorrow) : bar.until,
        summary: summaryOf(bar, words),
        description: bar.number,
        changedAt: runsOn ? later(bar.changedAt, days.today) : bar.changedAt,
      };
    });
}

function summaryOf(bar: Bar, { vehicleId, nameOf, textOf, anyOf }: Words): string {
  const what = bar.vehicleId === null ? anyOf(bar.className ?? '') : nameOf(bar.vehicleId);
  return [vehicleId === null ? what : '', textOf(bar.state), initials(bar.customer ?? '')].filter(Boolean).join(' · ');
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
