import 'server-only';
import { sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { ACCOUNT_LIMIT, HOURLY_LIMIT, WINDOW, whileLocked } from './login-attempts';

/** Which of these accounts, `slug/e-mail`, can't sign in now because of failed sign-ins (docs/rules.md §3). */
export async function lockedAccounts(accounts: readonly string[]): Promise<Set<string>> {
  const named = accounts.map((account) => ({ account, locked: whileLocked(account) }));
  const rows = await withPlatform((tx) =>
    tx.execute<{ account: string }>(sql`
      with named as (select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(account text, locked text)),
        failures as (
          select n.account, a.at, lag(a.at, ${ACCOUNT_LIMIT - 1}) over (partition by n.account order by a.at, a.id) as fourth_before
          from named n join login_attempts a on a.account = n.account
        )
      select distinct account from failures where at > now() - ${WINDOW} and fourth_before > at - ${WINDOW}
      union
      select n.account from named n join login_attempts a on a.account in (n.account, n.locked)
      where a.at > now() - interval '1 hour' group by n.account having count(*) >= ${HOURLY_LIMIT}`),
  );
  return new Set(rows.map(({ account }) => account));
}
