CREATE TABLE "subscription_changes" (
	"business_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"tier_id" uuid NOT NULL,
	"status" text NOT NULL,
	"monthly_price" bigint NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"granted_tier_id" uuid,
	"granted_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_changes_business_id_number_pk" PRIMARY KEY("business_id","number"),
	CONSTRAINT "subscription_changes_price" CHECK ("subscription_changes"."monthly_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "subscription_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_business" ON "subscription_changes" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("subscription_changes"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("subscription_changes"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "subscription_changes" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "businesses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenants" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscription_tiers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plan_grants" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What every business has now. What it had before is not known, so the history begins now, and a price is that of the
-- list of plans until Stripe is read again.
INSERT INTO "subscription_changes" ("business_id", "number", "cause", "tier_id", "status", "monthly_price",
  "trial_ends_at", "granted_tier_id", "granted_until", "created_at")
SELECT b.id, 1, 'history_began', b.tier_id, b.subscription_status,
  CASE WHEN b.subscription_status IN ('active', 'past_due') THEN round(p.price_monthly * 100) ELSE 0 END,
  b.trial_ends_at, g.tier_id, g.ends_at, now()
FROM "tenants" t
JOIN "businesses" b ON b.id = t.business_id
JOIN "subscription_tiers" p ON p.id = b.tier_id
LEFT JOIN LATERAL (
  SELECT held.tier_id, held.ends_at FROM "plan_grants" held
  JOIN "subscription_tiers" gift ON gift.id = held.tier_id
  WHERE held.business_id = b.id AND held.kind = 'tier' AND held.taken_back_at IS NULL
    AND held.starts_at <= now() AND held.ends_at > now()
  ORDER BY gift.price_monthly DESC, held.ends_at DESC LIMIT 1
) g ON true;
