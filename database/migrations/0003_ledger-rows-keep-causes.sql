ALTER TABLE "transactions" ADD COLUMN "cause" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "sentence";
-- There is no data step: no released database has ledger rows without a cause.
