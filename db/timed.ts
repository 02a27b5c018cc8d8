import type postgres from 'postgres';
import { noteQuery } from './slow-queries';

/**
 * The same connection, which remembers slow statements. A connection answers one after the other, so the time of each begins
 * when the one before it was answered.
 */
export function timed(connection: postgres.TransactionSql): postgres.TransactionSql {
  let answeredAt = 0;
  const unsafe: typeof connection.unsafe = (text, parameters, options) => {
    const sentAt = performance.now();
    return watched(connection.unsafe(text, parameters, options), () => {
      const now = performance.now();
      noteQuery(text, now - Math.max(sentAt, answeredAt));
      answeredAt = now;
    });
  };
  return { ...connection, unsafe } as postgres.TransactionSql;
}

function watched<Query extends PromiseLike<unknown>>(query: Query, answered: () => void): Query {
  query.then(answered, answered);
  return query;
}
