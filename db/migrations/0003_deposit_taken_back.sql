-- A negative application: the charge fell away, and that part of the deposit is held again.
alter table deposit_applications drop constraint deposit_applications_amount;
--> statement-breakpoint
alter table deposit_applications add constraint deposit_applications_amount check (amount_cents <> 0);
