ALTER TABLE "api_keys" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "standing" text GENERATED ALWAYS AS (case when suspended_at is not null then 'suspended' when closing_at is not null then 'closed' else 'open' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "account_mails" ADD COLUMN "business_id" uuid;--> statement-breakpoint
-- By hand: who made the keys that there are, as the audit log of the same transaction says. The owner of the tables is
-- bound by row-level security too, and takes the force off for this.
ALTER TABLE "api_keys" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "api_keys" k SET "made_by" = e."user_id" FROM "audit_entries" e
WHERE e."business_id" = k."business_id" AND e."action" = 'api_key_made' AND e."created_at" = k."created_at";--> statement-breakpoint
ALTER TABLE "api_keys" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" FORCE ROW LEVEL SECURITY;
