ALTER TABLE "integrations" ADD COLUMN "domain_checks" jsonb;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "domain_checked_at" timestamp with time zone;