export const PAPERS = ['insurance', 'registration'] as const;
export type Paper = (typeof PAPERS)[number];

/** How many days ahead a vehicle's paper that runs out is announced, the last call first. */
export const NOTICE_DAYS = [7, 30] as const;
