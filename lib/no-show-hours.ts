/** How many hours a reservation may wait for its customer after the pickup. */
export const NO_SHOW_GRACE_HOURS = { min: 0, max: 72 };

/** After how many hours more it may become a no-show. */
export const AUTO_CANCEL_HOURS = { min: 1, max: 168 };
