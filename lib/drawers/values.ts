export const CURRENCIES = ['USD', 'HTG'] as const;
export type DrawerCurrency = (typeof CURRENCIES)[number];

/** The notes and coins of both currencies that a drawer may hold, the largest first, in cents. */
export const PIECES: Record<DrawerCurrency, readonly number[]> = {
  USD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1],
  HTG: [100_000, 50_000, 25_000, 10_000, 5_000, 2_500, 1_000, 500, 100],
};

export const DRAWER_TABS = ['open', 'signed'] as const;
