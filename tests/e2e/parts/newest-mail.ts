import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The last email to an address in the outbox folder, which is used without a mail server; undefined if there is none.
 */
export function newestMail(to: string): string | undefined {
  const folder = process.env.MAIL_OUTBOX ?? '';
  if (!existsSync(folder)) return undefined;
  const mails = readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return mails.findLast((mail) => mail.includes(`\nTo: ${to}\n`));
}
