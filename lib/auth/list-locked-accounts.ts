import 'server-only';
import { lockedAccounts } from './locked-accounts';

/** Which of a company's e-mail addresses can't sign in now because of failed sign-ins (docs/rules.md §3). */
export async function listLockedAccounts(slug: string, emails: readonly string[]): Promise<Set<string>> {
  const locked = await lockedAccounts(emails.map((email) => `${slug}/${email}`));
  return new Set(emails.filter((email) => locked.has(`${slug}/${email}`)));
}
