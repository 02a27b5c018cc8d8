import { onServer } from './own-postgres.mjs';

/** Two servers take background jobs from one queue: each ran on one of them at a time. The names of the queue's own begin with `__`. */
export async function askJobs({ result, databaseUrl }) {
  const [runs] = await onServer(
    databaseUrl,
    (sql) => sql`
      with runs as (select name, id, started_on, coalesce(completed_on, now()) as ended_on from jobs.job
        where started_on is not null and not starts_with(name, '__'))
      select count(*)::int as ended, (select count(*)::int from runs a join runs b on b.name = a.name and b.id > a.id
        and tstzrange(a.started_on, a.ended_on) && tstzrange(b.started_on, b.ended_on)) as together from runs`,
  );
  result.note('runs of background jobs', runs.ended);
  result.atMost('tests in which no background job ran', runs.ended > 0 ? 0 : 1, 0);
  result.atMost('background jobs that ran twice at the same time', runs.together, 0);
}
