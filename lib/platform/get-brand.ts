import 'server-only';
import { BRAND } from '../brand';
import { getPlatformSettings } from './get-platform-settings';

/** The platform's name: what its keepers have set, else the product's own, also while the database is away. */
export async function getBrand(): Promise<string> {
  const settings = await getPlatformSettings().catch(() => null);
  return settings?.brandName || BRAND;
}
