import type { LateTerms } from './late-time';

interface LateSettings {
  lateFreeMinutes: number;
  lateHourBasisPoints: number;
  lateFullDayHours: number;
}

/** What a company charges for coming late, as it has set it. An agreement freezes it. */
export function lateTerms(settings: LateSettings): LateTerms {
  return {
    freeMinutes: settings.lateFreeMinutes,
    hourBasisPoints: settings.lateHourBasisPoints,
    fullDayMinutes: settings.lateFullDayHours * 60,
  };
}
