import { WEEK_DAYS, type WeekDay } from './values';

export interface DayGroup {
  first: WeekDay;
  last: WeekDay;
  /** Such as `08:00-17:00`; null where the place is closed. */
  hours: string | null;
}

/** A week as people say it: days after each other with the same hours are one group. */
export function dayGroups(week: Readonly<Record<WeekDay, string | null>>): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEK_DAYS) {
    const group = groups.at(-1);
    if (group && group.hours === week[day]) group.last = day;
    else groups.push({ first: day, last: day, hours: week[day] });
  }
  return groups;
}
