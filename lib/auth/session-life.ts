/** How long a session lasts, in seconds: fourteen days. */
export const SESSION_SECONDS = 14 * 24 * 3600;
