/** What a plan may include besides vehicles and users (docs/rules.md §21). */
export const PLAN_FEATURES = ['calendarFeeds', 'reportMails', 'programAccess'] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];
export type PlanLimits = { vehicleLimit: number | null; memberLimit: number | null } & Record<PlanFeature, boolean>;
