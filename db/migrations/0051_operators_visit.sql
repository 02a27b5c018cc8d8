ALTER TABLE "members" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "operator_session_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "visit_reason" text;--> statement-breakpoint
CREATE INDEX "sessions_visits" ON "sessions" USING btree ("operator_session_id") WHERE operator_session_id is not null;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_operator" UNIQUE("tenant_id","operator_id");--> statement-breakpoint
-- A visit lasts no longer than the operator's own session and their right to visit. A company's role can't read either, so
-- this answers it that one question.
create function wout_may_visit(operator_session uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  select exists (
    select 1 from operator_sessions s join operators o on o.id = s.operator_id
    where s.id = operator_session and s.revoked_at is null and s.expires_at > now()
      and o.active and o.role in ('admin', 'superadmin', 'owner')
  )
$$;
--> statement-breakpoint
grant select (operator_session_id, created_at) on sessions to wout_platform;
