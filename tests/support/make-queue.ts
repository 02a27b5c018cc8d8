import PgBoss from 'pg-boss';

/** The queue of background jobs in this database, without its workers. */
export function makeQueue(): PgBoss {
  const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, schema: 'jobs', max: 2 });
  // What it looks after by itself may be under way when it is stopped or its tables are emptied. Without a listener that failure
  // would be one of the whole run.
  boss.on('error', () => undefined);
  return boss;
}
