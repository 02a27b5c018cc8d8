import 'server-only';
import { BRAND } from '../brand';
import { AppError } from '../errors';
import { getBrand } from '../platform/get-brand';
import { passesFor } from './passes-for';

/** Throws `name_of_platform` at the field of a company's name that would pass for the platform's or the product's. */
export async function assertOwnName(given: Record<string, string>): Promise<void> {
  const brands = [BRAND, await getBrand()];
  const refused = Object.keys(given).filter((field) => brands.some((brand) => passesFor(given[field] ?? '', brand)));
  if (refused.length > 0)
    throw new AppError('validation_error', {
      fields: Object.fromEntries(refused.map((field) => [field, 'name_of_platform' as const])),
    });
}
