CREATE TABLE "visit_habits" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"last_visit_at" timestamp with time zone NOT NULL,
	"usual_until" timestamp with time zone,
	CONSTRAINT "visit_habits_business_id_customer_id_pk" PRIMARY KEY("business_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "visit_habits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "day_cohorts" ADD COLUMN "revenue_up_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_cohorts" ADD COLUMN "visits_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_cohorts" ALTER COLUMN "revenue_up_to" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "day_cohorts" ALTER COLUMN "visits_up_to" DROP DEFAULT;--> statement-breakpoint
-- The owner of the table sees its rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "day_cohorts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "day_cohorts" c SET "revenue_up_to" = s.revenue_up_to, "visits_up_to" = s.visits_up_to
FROM (
  SELECT business_id, day, joined_on, sum(revenue) OVER earlier AS revenue_up_to, sum(visits) OVER earlier AS visits_up_to
  FROM "day_cohorts" WINDOW earlier AS (PARTITION BY business_id, day ORDER BY joined_on)
) s
WHERE s.business_id = c.business_id AND s.day = c.day AND s.joined_on = c.joined_on;--> statement-breakpoint
CREATE INDEX "communication_logs_mails" ON "communication_logs" USING btree ("business_id","has_pixel","opened_at") WHERE type = 'email' and status = 'sent';--> statement-breakpoint
CREATE POLICY "own_business" ON "visit_habits" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("visit_habits"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("visit_habits"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);