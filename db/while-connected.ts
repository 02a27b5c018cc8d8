import type postgres from 'postgres';

/**
 * The same connection, which takes no query once it is lost. The driver would send it to a socket that is gone, which
 * throws where nobody can catch it.
 */
export function whileConnected(connection: postgres.TransactionSql, isLost: () => boolean): postgres.TransactionSql {
  const unsafe: typeof connection.unsafe = (text, parameters, options) => {
    if (isLost()) throw Object.assign(new Error('the database connection was lost'), { code: 'CONNECTION_CLOSED' });
    return connection.unsafe(text, parameters, options);
  };
  return { ...connection, unsafe } as postgres.TransactionSql;
}
