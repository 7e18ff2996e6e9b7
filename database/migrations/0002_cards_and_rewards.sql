ALTER TABLE "point_lots" DROP CONSTRAINT "point_lots_business_id_transaction_id_transactions_business_id_id_fk";
--> statement-breakpoint
DROP INDEX "point_lots_due";--> statement-breakpoint
DROP INDEX "customer_rewards_due";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "rewards" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_program_progress" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_program_progress" ADD COLUMN "card_places" integer;--> statement-breakpoint
ALTER TABLE "customer_program_progress" ADD COLUMN "rewards_earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_rewards" ADD COLUMN "type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "valid_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_business_id_id_transactions_business_id_id_fk" FOREIGN KEY ("business_id","id") REFERENCES "public"."transactions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_rewards" ADD CONSTRAINT "customer_rewards_business_id_program_id_loyalty_programs_business_id_id_fk" FOREIGN KEY ("business_id","program_id") REFERENCES "public"."loyalty_programs"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_program_progress_due" ON "customer_program_progress" USING btree ("business_id","card_expires_at") WHERE card_expires_at is not null;--> statement-breakpoint
CREATE INDEX "customer_rewards_open" ON "customer_rewards" USING btree ("business_id","customer_id") WHERE status = 'earned';--> statement-breakpoint
CREATE INDEX "redemptions_operation" ON "redemptions" USING btree ("business_id","operation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_handed_out_once" ON "rewards" USING btree ("business_id","program_id") WHERE type <> 'catalogue';--> statement-breakpoint
CREATE INDEX "point_lots_due" ON "point_lots" USING btree ("business_id","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "customer_rewards_due" ON "customer_rewards" USING btree ("business_id","expires_at") WHERE status = 'earned';--> statement-breakpoint
ALTER TABLE "point_lots" DROP COLUMN "transaction_id";--> statement-breakpoint
ALTER TABLE "customer_program_progress" DROP COLUMN "stamps_total";--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_remaining" CHECK (remaining between 0 and granted);--> statement-breakpoint
ALTER TABLE "customer_program_progress" ADD CONSTRAINT "customer_program_progress_floors" CHECK (points_balance >= 0 and points_carried between 0 and 999 and stamps_current >= 0 and visits >= 0);--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_stock" CHECK ("rewards"."stock" >= 0);