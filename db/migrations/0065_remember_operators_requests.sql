CREATE TABLE "operator_idempotency_keys" (
	"operator_id" uuid NOT NULL,
	"key" text NOT NULL,
	"verb" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_idempotency_keys_operator_id_key_pk" PRIMARY KEY("operator_id","key")
);
--> statement-breakpoint
ALTER TABLE "operator_idempotency_keys" ADD CONSTRAINT "operator_idempotency_keys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Answers are kept for a week.
grant select, insert, update (response), delete on operator_idempotency_keys to wout_platform;
