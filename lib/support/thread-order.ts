import 'server-only';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

interface Timed {
  state: AnyColumn | SQL;
  lastMessageAt: AnyColumn | SQL;
}

/** More microseconds than any moment has, so that a state outweighs the time. */
const STEP = sql.raw('10000000000000000');
const micros = (at: AnyColumn | SQL): SQL => sql`(extract(epoch from ${at}) * 1000000)::bigint`;

/** What is not closed first, the latest on top: a number that falls. */
export function openFirst({ state, lastMessageAt }: Timed): SQL {
  return sql`(case when ${state} = 'closed' then 0 else ${STEP} end + ${micros(lastMessageAt)})`;
}

/** What waits for an operator first, the longest on top, then what waits for others, then what is closed: a number that rises. */
export function operatorsFirst({ state, lastMessageAt }: Timed): SQL {
  return sql`(case ${state} when 'open' then ${micros(lastMessageAt)} when 'waiting' then ${STEP} + ${micros(lastMessageAt)}
    else 3 * ${STEP} - ${micros(lastMessageAt)} end)`;
}
