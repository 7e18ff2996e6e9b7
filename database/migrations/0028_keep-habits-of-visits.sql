CREATE TABLE "visit_habits" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"usual_until" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_habits_business_id_customer_id_pk" PRIMARY KEY("business_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "visit_habits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_business" ON "visit_habits" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("visit_habits"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("visit_habits"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "customers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "operations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- The habits of everybody who came before they were kept: server/messaging/segments/keepHabits.ts.
INSERT INTO "visit_habits" ("business_id", "customer_id", "usual_until")
SELECT p.business_id, p.id, max(o.created_at)
  + make_interval(secs => 2 * extract(epoch FROM max(o.created_at) - min(o.created_at))::float8 / (count(*) - 1))
FROM "operations" o
JOIN "customers" r ON r.business_id = o.business_id AND r.id = o.customer_id
JOIN "customers" p ON p.business_id = o.business_id AND p.id = coalesce(r.merged_into, r.id)
LEFT JOIN "operations" undone ON undone.business_id = o.business_id AND undone.reverses_id = o.id
WHERE o.counts_as_visit AND undone.id IS NULL AND p.merged_into IS NULL AND p.erased_at IS NULL
  AND o.created_at > p.last_visit_at - make_interval(secs => 365 * 86400)
GROUP BY p.business_id, p.id
HAVING count(*) >= 3;