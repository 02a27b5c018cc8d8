import 'server-only';
import type { Transaction } from '@/db/client';
import { findSender } from '../mail/find-sender';
import type { Sender } from '../mail/letter-html';
import type { ClaimedMail } from './claim-mail';
import { isPlatformLetter } from './platform-letters';

/** The company in whose name a mail goes; null for a mail of the platform's own. */
export async function mailSender(
  tx: Transaction,
  { tenantId, key }: Pick<ClaimedMail, 'tenantId' | 'key'>,
): Promise<Sender | null> {
  return isPlatformLetter(key) ? null : findSender(tx, tenantId);
}
