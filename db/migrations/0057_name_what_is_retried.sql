-- Its parameters are called like the table and a column, which PostgreSQL can't tell apart.
create or replace function wout_retry_job(queue text, job uuid) returns boolean language plpgsql security definer set search_path = pg_catalog
as $$
begin
  update jobs.job as failed set state = 'retry', retry_limit = failed.retry_limit + 1
  where failed.name = wout_retry_job.queue and failed.id = wout_retry_job.job and failed.state = 'failed';
  return found;
end $$;
