ALTER TABLE "rewards" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_key" UNIQUE("business_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_key" UNIQUE("business_id","idempotency_key");