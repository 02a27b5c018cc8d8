CREATE TABLE "outside_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"operator_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outside_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_name" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"operator_id" uuid,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outside_messages" ADD CONSTRAINT "outside_messages_question_id_outside_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."outside_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_messages" ADD CONSTRAINT "outside_messages_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_questions" ADD CONSTRAINT "outside_questions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_messages_question" ON "outside_messages" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "outside_questions_last" ON "outside_questions" USING btree ("last_message_at","id");--> statement-breakpoint
-- Who asks has no company and no account: only the platform reads it. What was said stays as written.
grant select, insert, update, delete on outside_questions to wout_platform;
--> statement-breakpoint
grant select, insert, update (mailed_at), delete on outside_messages to wout_platform;
