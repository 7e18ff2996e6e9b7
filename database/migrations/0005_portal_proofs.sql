ALTER TABLE "card_links" ADD COLUMN "phone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_sessions" ADD COLUMN "pin_hash" text;--> statement-breakpoint
CREATE INDEX "portal_sessions_customer" ON "portal_sessions" USING btree ("business_id","customer_id");