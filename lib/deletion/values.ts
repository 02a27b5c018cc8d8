/** So many days pass between the notice and the deletion. */
export const NOTICE_DAYS = 30;
