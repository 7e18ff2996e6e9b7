ALTER TABLE "card_links" ADD COLUMN "origin" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_links" DROP COLUMN "pin_hash";--> statement-breakpoint
-- Written by hand: a PIN of a phone that was never proven may be a stranger's. Whoever owns the tables reaches the rows
-- of every shop as a member of regulars_crossing.
UPDATE "customers" SET "auth_pin" = NULL WHERE "phone_proven_at" IS NULL AND "auth_pin" IS NOT NULL;
