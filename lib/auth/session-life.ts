/** How long a session lasts, in seconds: fourteen days. */
export const SESSION_SECONDS = 14 * 24 * 3600;

/** How long an operator's visit to a company lasts at most, in seconds: an hour (docs/rules.md §3). */
export const VISIT_SECONDS = 3600;
