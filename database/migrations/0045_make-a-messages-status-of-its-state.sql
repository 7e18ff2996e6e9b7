-- One rewrite of the table. The index of mails goes with its column, and is made again.
ALTER TABLE "communication_logs" DROP COLUMN "status",
  ADD COLUMN "status" text GENERATED ALWAYS AS (case when state in ('accepted', 'delivered', 'received') then 'sent' when state in ('rejected', 'withheld') then 'failed' else 'pending' end) STORED NOT NULL,
  ADD CONSTRAINT "communication_logs_state" CHECK (state in ('queued', 'sending', 'accepted', 'delivered', 'rejected', 'uncertain', 'withheld', 'received'));--> statement-breakpoint
CREATE INDEX "communication_logs_mails" ON "communication_logs" USING btree ("business_id","has_pixel","opened_at") WHERE type = 'email' and status = 'sent';
