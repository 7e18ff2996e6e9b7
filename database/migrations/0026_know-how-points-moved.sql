ALTER TABLE "day_figures" ADD COLUMN "points_moved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_figures" ALTER COLUMN "points_moved" DROP DEFAULT;--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "day_figures" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roll_ups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transactions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What is rolled up stays so: a large shop would read all its rows until the next night.
UPDATE "day_figures" f SET "points_moved" = m.points
FROM (
  SELECT t.business_id, (t.created_at AT TIME ZONE r.time_zone)::date AS day, sum(t.points) AS points
  FROM "roll_ups" r JOIN "transactions" t ON t.business_id = r.business_id
  WHERE t.program_id IS NOT NULL
  GROUP BY 1, 2
) m
WHERE m.business_id = f.business_id AND m.day = f.day AND m.points <> 0;--> statement-breakpoint
CREATE INDEX "transactions_used" ON "transactions" USING btree ("business_id","created_at") WHERE kind in ('redemption', 'reversal');
