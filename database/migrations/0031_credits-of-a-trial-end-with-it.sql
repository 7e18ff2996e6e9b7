ALTER TABLE "businesses" ADD COLUMN "plan_paid_since" timestamp with time zone;--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "businesses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscription_changes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A late first payment has the price, too, and was not paid.
UPDATE "businesses" b SET "plan_paid_since" = coalesce(b.plan_texts_since, c.created_at)
FROM (
  SELECT business_id, min(created_at) AS created_at FROM "subscription_changes"
  WHERE status = 'active' AND monthly_price > 0
  GROUP BY business_id
) c
WHERE c.business_id = b.id;
