import 'server-only';
import { sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { ACCOUNT_LIMIT, HOURLY_LIMIT, WINDOW, whileLocked } from './login-attempts';

/** Which of a company's e-mail addresses can't sign in now because of failed sign-ins (docs/rules.md §3). */
export async function listLockedAccounts(slug: string, emails: readonly string[]): Promise<Set<string>> {
  const named = emails.map((email) => ({
    email,
    account: `${slug}/${email}`,
    locked: whileLocked(`${slug}/${email}`),
  }));
  const rows = await withPlatform((tx) =>
    tx.execute<{ email: string }>(sql`
      with named as (select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(email text, account text, locked text)),
        failures as (
          select n.email, a.at, lag(a.at, ${ACCOUNT_LIMIT - 1}) over (partition by n.email order by a.at, a.id) as fourth_before
          from named n join login_attempts a on a.account = n.account
        )
      select distinct email from failures where at > now() - ${WINDOW} and fourth_before > at - ${WINDOW}
      union
      select n.email from named n join login_attempts a on a.account in (n.account, n.locked)
      where a.at > now() - interval '1 hour' group by n.email having count(*) >= ${HOURLY_LIMIT}`),
  );
  return new Set(rows.map(({ email }) => email));
}
