-- Spreads a new tenant table over a Citus cluster that is already distributed. Anywhere else it does nothing. Every later
-- migration that makes a tenant table calls it right after `create table`, before the table's keys to others.
create function wout_distribute(target regclass) returns void language plpgsql
as $$
declare
  spread boolean;
begin
  if to_regclass('pg_catalog.pg_dist_partition') is null then
    return;
  end if;
  execute 'select exists (select 1 from pg_catalog.pg_dist_partition where logicalrelid = $1)'
    into spread using 'tenant_settings'::regclass;
  if spread then
    execute 'select create_distributed_table($1, ''tenant_id'', colocate_with => ''tenant_settings'')' using target;
  end if;
end $$;
