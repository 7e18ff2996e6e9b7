DROP INDEX "communication_logs_unread";--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "keyword" text;--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "staff_name" text;--> statement-breakpoint
CREATE INDEX "communication_logs_phone" ON "communication_logs" USING btree ("recipient","business_id","created_at") WHERE type = 'sms';--> statement-breakpoint
CREATE INDEX "communication_logs_undone" ON "communication_logs" USING btree ("business_id","created_at") WHERE direction = 'in' and done_at is null;--> statement-breakpoint
CREATE INDEX "communication_logs_received" ON "communication_logs" USING btree ("business_id","created_at") WHERE direction = 'in';--> statement-breakpoint
CREATE INDEX "communication_logs_received_from" ON "communication_logs" USING btree ("business_id","customer_id","created_at") WHERE direction = 'in';--> statement-breakpoint
CREATE INDEX "communication_logs_unread" ON "communication_logs" USING btree ("business_id","created_at") WHERE direction = 'in' and read_at is null;