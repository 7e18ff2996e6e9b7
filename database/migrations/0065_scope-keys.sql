ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{"till"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "sms_templates" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "sms_templates" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_key" UNIQUE("business_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_key" UNIQUE("business_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_key" UNIQUE("business_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "sms_templates" ADD CONSTRAINT "sms_templates_key" UNIQUE("business_id","idempotency_key");