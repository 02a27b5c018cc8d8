ALTER TABLE "tenants" ADD COLUMN "delete_on" date;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "delete_reason" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "deletion_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
alter table tenants add constraint tenants_deletion check (
  num_nonnulls(delete_on, delete_reason) in (0, 2)
  and (deletion_started_at is null or delete_on is not null)
  and (deleted_at is null or deletion_started_at is not null)
);
--> statement-breakpoint
create function app_deleted_tenant_id() returns uuid language sql stable parallel safe
as $$ select nullif(current_setting('app.deleted_tenant_id', true), '')::uuid $$;
--> statement-breakpoint
-- The owner of the tables may delete the rows of the one company that is being deleted. No other role has this.
create or replace function wout_protect(target regclass, app_rights text default 'select, insert, update, delete') returns void language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s for all to wout_app using (tenant_id = app_tenant_id()) with check (tenant_id = app_tenant_id())', target);
  execute format('create policy company_deleted on %s for all to current_user using (tenant_id = app_deleted_tenant_id()) with check (false)', target);
  execute format('grant %s on %s to wout_app', app_rights, target);
end $$;
--> statement-breakpoint
do $$
declare
  owned regclass;
begin
  for owned in
    select c.oid from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  loop
    execute format('create policy company_deleted on %s for all to current_user using (tenant_id = app_deleted_tenant_id()) with check (false)', owned);
  end loop;
end $$;
--> statement-breakpoint
create policy owner_reads on tenants for select to current_user using (true);
--> statement-breakpoint
-- Deletes some rows of a company whose deletion has started, from the first table with any that no other table refers to
-- any more. Returns how many; 0 once nothing is left.
create function wout_delete_rows(company uuid, most integer) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  remaining regclass[] := array(
    select c.oid::regclass from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace);
  next_table regclass;
  refers_to_itself boolean;
  deleted bigint;
begin
  if not exists (
    select 1 from tenants where id = company and deletion_started_at is not null and deleted_at is null
      and delete_on <= (now() at time zone 'America/Port-au-Prince')::date
  ) then
    raise exception 'the company is not due for deletion';
  end if;
  perform set_config('app.deleted_tenant_id', company::text, true);
  while cardinality(remaining) > 0 loop
    select t into next_table from unnest(remaining) t where not exists (
      select 1 from pg_constraint f
      where f.contype = 'f' and f.confrelid = t and f.conrelid <> t and f.conrelid = any (remaining))
    order by t limit 1;
    if next_table is null then
      raise exception 'these tables refer to each other: %', remaining;
    end if;
    select exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = next_table and f.conrelid = next_table)
      into refers_to_itself;
    execute format('delete from %1$s where tenant_id = $1 and ctid = any (array(select ctid from %1$s where tenant_id = $1 limit $2))', next_table)
      using company, case when refers_to_itself then null else most end;
    get diagnostics deleted = row_count;
    exit when deleted > 0;
    remaining := array_remove(remaining, next_table);
  end loop;
  perform set_config('app.deleted_tenant_id', '', true);
  return coalesce(deleted, 0);
end $$;
--> statement-breakpoint
revoke execute on function wout_delete_rows(uuid, integer) from public;
--> statement-breakpoint
grant execute on function wout_delete_rows(uuid, integer) to wout_platform;
--> statement-breakpoint
grant delete on tenant_notes to wout_platform;
