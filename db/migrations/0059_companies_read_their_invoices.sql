-- A company reads what it is billed, and nothing of others. Only operators and the job write it.
do $$
declare
  target regclass;
begin
  foreach target in array array['platform_invoices', 'subscriptions']::regclass[] loop
    execute format('alter table %s enable row level security', target);
    execute format('alter table %s force row level security', target);
    execute format('create policy own_tenant on %s for select to wout_app using (subject_tenant_id = app_tenant_id())', target);
    execute format('create policy platform_all on %s for all to wout_platform using (true) with check (true)', target);
    execute format('grant select on %s to wout_app', target);
  end loop;
end $$;
