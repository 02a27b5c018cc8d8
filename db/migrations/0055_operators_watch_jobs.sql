-- Operators see how many mails wait or were given up, and how many exports run. They see neither recipients nor texts.
grant select (attempts, outcome) on mail_orders to wout_platform;
--> statement-breakpoint
create policy platform_watches on report_exports for select to wout_platform using (true);
--> statement-breakpoint
grant select (tenant_id, id, state, seen_at, ended_at) on report_exports to wout_platform;
--> statement-breakpoint
-- Lets a failed job be tried again, as pg-boss does it. Its tables are the login's, and are made when jobs first start.
create function wout_retry_job(queue text, job uuid) returns boolean language plpgsql security definer set search_path = pg_catalog
as $$
begin
  update jobs.job set state = 'retry', retry_limit = retry_limit + 1 where name = queue and id = job and state = 'failed';
  return found;
end $$;
--> statement-breakpoint
revoke execute on function wout_retry_job(text, uuid) from public;
--> statement-breakpoint
grant execute on function wout_retry_job(text, uuid) to wout_platform;
