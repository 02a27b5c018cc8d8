CREATE TABLE "platform_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"operator_second_factor_required" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_settings_one" CHECK ("platform_settings"."id")
);

--> statement-breakpoint
insert into platform_settings (id) values (true);
--> statement-breakpoint
grant select, update on platform_settings to wout_platform;
--> statement-breakpoint
-- Nor does a visit go on once its operator must first set up a second factor.
create or replace function wout_may_visit(operator_session uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  select exists (
    select 1 from operator_sessions s join operators o on o.id = s.operator_id
    where s.id = operator_session and s.revoked_at is null and s.expires_at > now()
      and o.active and o.role in ('admin', 'superadmin', 'owner')
      and (
        not exists (select 1 from platform_settings where operator_second_factor_required)
        or exists (select 1 from operator_second_factors f where f.operator_id = o.id)
      )
  )
$$;
