/** What the first step shows only when somebody asks for it. It is loaded meanwhile, so that it also opens without a network. */
export const FOLDED = {
  drivers: () => import('./rental-drivers'),
  prices: () => import('./price-fields'),
  extras: () => import('./extras-fields'),
};
