CREATE TABLE "read_counts" (
	"reader" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"reads" integer NOT NULL,
	CONSTRAINT "read_counts_reader_minute_pk" PRIMARY KEY("reader","minute")
);
--> statement-breakpoint
-- Only the platform counts; no company may see who reads.
grant select, insert, update (reads), delete on read_counts to wout_platform;
