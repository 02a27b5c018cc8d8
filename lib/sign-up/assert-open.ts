import 'server-only';
import type { Transaction } from '@/db/client';
import { platformSettings } from '@/db/schema/platform-settings';
import { AppError } from '../errors';

/** Throws `not_found` while the platform's keepers let no company sign up by itself. Returns the plan it begins with. */
export async function assertOpen(tx: Transaction): Promise<{ plan: string }> {
  const columns = { open: platformSettings.signUpOpen, plan: platformSettings.defaultPlan };
  const [settings] = await tx.select(columns).from(platformSettings);
  if (!settings?.open) throw new AppError('not_found');
  return settings;
}
