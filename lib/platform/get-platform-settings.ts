import 'server-only';
import { withPlatform } from '@/db/client';
import { platformSettings } from '@/db/schema/platform-settings';
import { translateDatabaseError } from '../database-error';

export type PlatformSettings = typeof platformSettings.$inferSelect;

const FRESH_MS = 10_000;

// Kept on the global object, as a server's pages and routes may each have their own copy of this module.
const store = globalThis as typeof globalThis & {
  woutPlatformSettings?: { reading: Promise<PlatformSettings>; until: number };
};

/**
 * What the platform's keepers have set. It is kept in memory, so that pages cost no round trip for it. A change holds on this
 * server at once where `forgetPlatformSettings` follows it, and on others within 10 seconds.
 */
export function getPlatformSettings(): Promise<PlatformSettings> {
  const kept = store.woutPlatformSettings;
  if (kept && performance.now() < kept.until) return kept.reading;
  const reading = read();
  store.woutPlatformSettings = { reading, until: performance.now() + FRESH_MS };
  // What failed is asked for again.
  reading.catch(() => {
    if (store.woutPlatformSettings?.reading === reading) forgetPlatformSettings();
  });
  return reading;
}

/** For after a change, once it is committed. */
export function forgetPlatformSettings(): void {
  store.woutPlatformSettings = undefined;
}

async function read(): Promise<PlatformSettings> {
  try {
    return await withPlatform(async (tx) => {
      const [row] = await tx.select().from(platformSettings);
      if (!row) throw new Error('The row of platform_settings is missing');
      return row;
    });
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
