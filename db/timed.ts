import type postgres from 'postgres';
import { tracing } from '@/lib/tracing';
import { noteQuery, queryShape } from './slow-queries';

/**
 * The same connection, which remembers and logs slow statements, and tells traces of all. A connection answers one after the other, so the time of each begins
 * when the one before it was answered.
 */
export function timed(connection: postgres.TransactionSql, tenantId?: string): postgres.TransactionSql {
  let answeredAt = 0;
  const unsafe: typeof connection.unsafe = (text, parameters, options) => {
    const sentAt = performance.now();
    return watched(connection.unsafe(text, parameters, options), (failed) => {
      const to = performance.now();
      const from = Math.max(sentAt, answeredAt);
      noteQuery(text, to - from, { tenantId });
      tracing()?.statement(queryShape(text), { from, to }, failed);
      answeredAt = to;
    });
  };
  return { ...connection, unsafe } as postgres.TransactionSql;
}

function watched<Query extends PromiseLike<unknown>>(query: Query, answered: (failed?: unknown) => void): Query {
  query.then(() => answered(), answered);
  return query;
}
