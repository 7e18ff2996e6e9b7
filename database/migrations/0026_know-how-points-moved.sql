-- All days are rolled up anew in the next night; until then their figures are added up from the rows.
TRUNCATE "roll_ups", "stale_days", "day_figures", "day_cohorts", "day_returns";--> statement-breakpoint
ALTER TABLE "day_figures" ADD COLUMN "points_moved" bigint NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_used" ON "transactions" USING btree ("business_id","created_at") WHERE kind in ('redemption', 'reversal');