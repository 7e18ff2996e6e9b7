DROP INDEX "communication_logs_state";--> statement-breakpoint
ALTER TABLE "suppressions" DROP CONSTRAINT "suppressions_sender_phone_hash_pk";--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_phone_hash_sender_pk" PRIMARY KEY("phone_hash","sender");--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "outgoing" text;--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "allowance_month" text;--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "due_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "machine_open_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "communication_logs_unsettled" ON "communication_logs" USING btree ("due_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
ALTER TABLE "communication_logs" DROP COLUMN "leased_until";--> statement-breakpoint
DROP POLICY "crossing" ON "suppressions" CASCADE;