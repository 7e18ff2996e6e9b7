ALTER TABLE "card_links" ADD COLUMN "origin" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_links" DROP COLUMN "pin_hash";--> statement-breakpoint
-- Written by hand: a PIN of a phone that was never proven may be a stranger's. The owner of the tables is bound by
-- row-level security, too, and would change nothing.
ALTER TABLE "customers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "customers" SET "auth_pin" = NULL WHERE "phone_proven_at" IS NULL AND "auth_pin" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" FORCE ROW LEVEL SECURITY;
