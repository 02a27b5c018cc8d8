import 'server-only';
import { setTimeout as later } from 'node:timers/promises';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Transaction, withPlatform } from '@/db/client';
import { loginAttempts } from '@/db/schema/operators';
import { newId } from '../id';
import { tooManyRequests } from '../too-many-requests';

export const WINDOW = sql`interval '15 minutes'`;
export const ACCOUNT_LIMIT = 5;
const ADDRESS_LIMIT = 30;
export const HOURLY_LIMIT = 30;
/** The most passwords of one network that are checked at the same time. */
const MOST_UNDER_WAY = 60;
/** An attempt that takes longer counts as a failure: its server has died. */
const LONGEST = sql`interval '20 seconds'`;
const ASK_AGAIN_MS = 25;

export interface Attempt {
  id: string;
  account: string;
}

/** What a right password is worth: nothing while the account is locked, or after too many guesses within an hour. */
export type Verdict = 'open' | 'locked' | 'exhausted';

/**
 * Notes that a password is about to be checked. The attempt is neither right nor wrong until `failAttempt` or
 * `forgetAttempt`. Throws `too_many_requests` once an address has failed 30 times in 15 minutes (docs/rules.md §3).
 */
export async function beginAttempt(account: string, address: string): Promise<Attempt> {
  return note(account, underWay(account), address);
}

/** Counts a request that needs no password, and says whether it is one of the first five within 15 minutes. */
export async function countRequest(account: string, address: string): Promise<{ locked: boolean }> {
  const attempt = await note(account, account, address);
  return { locked: await failAttempt(attempt) };
}

/**
 * What the attempt's right password is worth. Attempts are judged as if they had come one after the other, so that a
 * hundred at once gain nothing: where earlier ones decide, it waits for them. Five failures within 15 minutes lock the
 * account for 15 minutes from the fifth.
 */
export async function judgeAttempt(attempt: Attempt): Promise<Verdict> {
  for (;;) {
    const [least, most] = await withPlatform((tx) =>
      Promise.all([
        verdictOf(tx, attempt, failures(attempt.account)),
        verdictOf(tx, attempt, possible(attempt.account)),
      ]),
    );
    if (least === most) return least;
    await later(ASK_AGAIN_MS);
  }
}

/** Counts an attempt as a failure. One during a lock does not extend the lock. Returns whether it was. */
export function failAttempt({ id, account }: Attempt): Promise<boolean> {
  return withPlatform(async (tx) => {
    const locked = await isLocked(tx, id, failures(account));
    const counted = { account: locked ? whileLocked(account) : account };
    await tx.update(loginAttempts).set(counted).where(eq(loginAttempts.id, id));
    return locked;
  });
}

/** Whether the account has had as many failures lately as lock it, all that are counted included. */
export function isFull({ account }: Attempt): Promise<boolean> {
  return withPlatform(async (tx) => {
    const [row] = await tx.execute<{ full: boolean }>(sql`
      select count(*) >= ${ACCOUNT_LIMIT} as full from login_attempts a where a.account = ${account} and a.at > now() - ${WINDOW}`);
    return row?.full === true;
  });
}

/** Removes an attempt that was no guess. */
export function forgetAttempt({ id }: Attempt): Promise<unknown> {
  return withPlatform((tx) => tx.delete(loginAttempts).where(eq(loginAttempts.id, id)));
}

/** The right password, or a newly set one, resets the account's count. */
export function forgetFailures(account: string, within?: Transaction): Promise<unknown> {
  const forget = (tx: Transaction) =>
    tx.delete(loginAttempts).where(inArray(loginAttempts.account, [account, whileLocked(account)]));
  return within ? forget(within).execute() : withPlatform(forget);
}

export function whileLocked(account: string): string {
  return `locked/${account}`;
}

function underWay(account: string): string {
  return `trying/${account}`;
}

/** The attempts `a` at an account that have failed for certain. */
function failures(account: string): SQL {
  return sql`(a.account = ${account} or (a.account = ${underWay(account)} and a.at < now() - ${LONGEST}))`;
}

/** The attempts that have failed, and those still under way, which may fail. */
function possible(account: string): SQL {
  return sql`a.account in (${account}, ${underWay(account)})`;
}

async function note(account: string, counted: string, address: string): Promise<Attempt> {
  const id = newId();
  await withPlatform((tx) => tx.insert(loginAttempts).values({ id, account: counted, address }));
  const wait = await withPlatform((tx) => addressWait(tx, id, address));
  if (wait === 0) return { id, account };
  await forgetAttempt({ id, account });
  throw tooManyRequests(wait);
}

/** The seconds until an address may try again; 0 if it may now. */
async function addressWait(tx: Transaction, id: string, address: string): Promise<number> {
  const [row] = await tx.execute<{ wait: number | null; busy: boolean }>(sql`
    with others as (select * from login_attempts where address = ${address} and id <> ${id} and at > now() - ${WINDOW}),
      trying as (select * from others where starts_with(account, ${underWay('')}) and at > now() - ${LONGEST})
    select (
      select extract(epoch from at + ${WINDOW} - now())::float from others
      where id not in (select id from trying) order by at desc offset ${ADDRESS_LIMIT - 1} limit 1
    ) as wait, (select count(*) from trying) >= ${MOST_UNDER_WAY} as busy`);
  return row?.wait ?? (row?.busy ? 1 : 0);
}

async function verdictOf(tx: Transaction, { id, account }: Attempt, guesses: SQL): Promise<Verdict> {
  const rows = await tx.execute<{ count: number }>(sql`
    select count(*)::int from login_attempts a
    where (${guesses} or a.account = ${whileLocked(account)}) and ${isEarlier(id)} and a.at > now() - interval '1 hour'`);
  if ((rows[0]?.count ?? 0) >= HOURLY_LIMIT) return 'exhausted';
  return (await isLocked(tx, id, guesses)) ? 'locked' : 'open';
}

/** Whether an earlier guess in the last 15 minutes was the fifth within 15 minutes. */
async function isLocked(tx: Transaction, id: string, guesses: SQL): Promise<boolean> {
  const rows = await tx.execute<{ locked: boolean }>(sql`
    with guesses as (select a.id, a.at from login_attempts a where ${guesses} and ${isEarlier(id)})
    select exists (
      select 1 from guesses last
      where last.at > now() - ${WINDOW}
        and (select count(*) from guesses g where (g.at, g.id) <= (last.at, last.id) and g.at > last.at - ${WINDOW}) >= ${ACCOUNT_LIMIT}
    ) as locked`);
  return rows[0]?.locked === true;
}

function isEarlier(id: string): SQL {
  return sql`(a.at, a.id) < (select at, id from login_attempts where id = ${id})`;
}
