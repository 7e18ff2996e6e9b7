ALTER TABLE "loyalty_programs" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "loyalty_programs" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "loyalty_programs" ADD CONSTRAINT "loyalty_programs_key" UNIQUE("business_id","idempotency_key");