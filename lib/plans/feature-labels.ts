import type { PlanFeature } from './values';

/** The message key of each feature's name, below `plans`. */
export const PLAN_FEATURE_LABELS = {
  calendarFeeds: 'calendar_feeds',
  reportMails: 'report_mails',
  programAccess: 'program_access',
} as const satisfies Record<PlanFeature, string>;
