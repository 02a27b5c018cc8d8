create or replace function wout_delete_rows(company uuid, most integer) returns bigint language plpgsql security definer
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
  -- Servers that delete the same company take turns: in different orders, their deletes could block each other for ever.
  perform pg_advisory_xact_lock(hashtextextended('wout_delete_rows ' || company, 0));
  -- Another server was done first.
  if exists (select 1 from tenants where id = company and deleted_at is not null) then
    return 0;
  end if;
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
  if coalesce(deleted, 0) = 0 then
    delete from tenant_notes where subject_tenant_id = company;
  end if;
  return coalesce(deleted, 0);
end $$;
