ALTER TABLE "vehicles" ADD COLUMN "purchase_price_cents" bigint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "purchased_on" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_purchase_price" CHECK (purchase_price_cents > 0);