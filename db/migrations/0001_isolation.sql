create extension if not exists btree_gist;
--> statement-breakpoint
do $$
declare
  role_name text;
begin
  foreach role_name in array array['wout_app', 'wout_platform'] loop
    begin
      execute format('create role %I nologin nosuperuser nobypassrls', role_name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    begin
      execute format('grant %I to current_user', role_name);
    exception when others then
      if not pg_has_role(current_user, role_name, 'member') then
        raise;
      end if;
    end;
  end loop;
end $$;
--> statement-breakpoint
create function app_tenant_id() returns uuid language sql stable parallel safe
as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;
--> statement-breakpoint
-- Puts one tenant table behind row security. Every later migration that makes a tenant table calls it.
create function wout_protect(target regclass, app_rights text default 'select, insert, update, delete') returns void language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s for all to wout_app using (tenant_id = app_tenant_id()) with check (tenant_id = app_tenant_id())', target);
  execute format('grant %s on %s to wout_app', app_rights, target);
end $$;
--> statement-breakpoint
-- Lets the operators' role read one tenant table across tenants.
create function wout_open_to_platform(target regclass) returns void language plpgsql
as $$
begin
  execute format('create policy platform_read on %s for select to wout_platform using (true)', target);
  execute format('grant select on %s to wout_platform', target);
end $$;
--> statement-breakpoint
select wout_protect(name::regclass) from unnest(array[
  'tenant_settings', 'members', 'sessions', 'vehicle_classes', 'vehicles', 'customers', 'drivers', 'reservations',
  'rentals', 'rental_drivers', 'charges', 'inspections', 'maintenance_tickets', 'service_log_entries',
  'vehicle_allocations', 'attachments', 'idempotency_keys', 'counters', 'notices'
]) as name;
--> statement-breakpoint
select wout_protect(name::regclass, 'select, insert') from unnest(array[
  'audit_entries', 'signatures', 'documents', 'deposit_applications', 'payments'
]) as name;
--> statement-breakpoint
grant update (voided_at, voided_by, voided_reason) on payments to wout_app;
--> statement-breakpoint
select wout_open_to_platform(name::regclass) from unnest(array['tenant_settings', 'members', 'vehicles', 'rentals', 'payments', 'audit_entries']) as name;
--> statement-breakpoint
-- Suspending a company is written in its own audit log too, and ends its sessions.
create policy platform_append on audit_entries for insert to wout_platform with check (operator_id is not null);
--> statement-breakpoint
create policy platform_sessions on sessions for all to wout_platform using (true);
--> statement-breakpoint
grant insert on audit_entries to wout_platform;
--> statement-breakpoint
grant select (tenant_id, id, member_id, revoked_at), update (revoked_at) on sessions to wout_platform;
--> statement-breakpoint
alter table tenants enable row level security;
--> statement-breakpoint
alter table tenants force row level security;
--> statement-breakpoint
create policy own_tenant on tenants for select to wout_app using (id = app_tenant_id());
--> statement-breakpoint
create policy platform_all on tenants for all to wout_platform using (true) with check (true);
--> statement-breakpoint
grant select on tenants, plans to wout_app;
--> statement-breakpoint
grant select, insert, update on tenants to wout_platform;
--> statement-breakpoint
grant select, insert, update, delete on plans, operators, operator_sessions, login_attempts, one_time_codes to wout_platform;
--> statement-breakpoint
grant select, insert on platform_audit_entries to wout_platform;
--> statement-breakpoint
alter table vehicle_allocations add constraint vehicle_allocations_no_overlap
  exclude using gist (tenant_id with =, vehicle_id with =, period with &&) where (released_at is null);
--> statement-breakpoint
alter table vehicle_allocations add constraint vehicle_allocations_period check (not isempty(period) and lower(period) is not null);
--> statement-breakpoint
alter table payments add constraint payments_amount check (amount_cents > 0);
--> statement-breakpoint
alter table deposit_applications add constraint deposit_applications_amount check (amount_cents > 0);
--> statement-breakpoint
alter table vehicles add constraint vehicles_bounds check (odometer_km between 0 and 2000000 and seats between 1 and 60 and daily_rate_cents > 0);
--> statement-breakpoint
alter table rentals add constraint rentals_active_is_whole check (
  status in ('draft', 'cancelled')
  or (number is not null and customer_id is not null and vehicle_id is not null and pickup_at is not null and due_at > pickup_at)
);
--> statement-breakpoint
insert into plans (code, vehicle_limit, member_limit, monthly_price_cents) values
  ('starter', 10, 3, 2900), ('business', 50, 15, 7900), ('premium', null, null, 14900);
