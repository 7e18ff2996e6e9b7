ALTER TABLE "credit_transactions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD COLUMN "input_hash" text;--> statement-breakpoint
CREATE INDEX "credit_transactions_of_all" ON "credit_transactions" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_key" UNIQUE("business_id","idempotency_key");