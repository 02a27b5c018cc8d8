import { AppError } from '../errors';

/** Gourdes count at the rate that the clerk saw. Throws `rate_changed`, which names both and gives the rate that holds. */
export function assertRate(shown: string | null | undefined, rate: string): void {
  if (Number(shown) === Number(rate)) return;
  const params = { fromRate: Number(shown) || 0, toRate: Number(rate) };
  throw new AppError('rate_changed', { params, details: { htgRate: rate } });
}
