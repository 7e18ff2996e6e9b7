CREATE TABLE "text_counts" (
	"day" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	CONSTRAINT "text_counts_day_scope_subject_pk" PRIMARY KEY("day","scope","subject")
);
--> statement-breakpoint
ALTER TABLE "text_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "usage_sms_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "plan_texts_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "text_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE POLICY "application" ON "text_counts" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "crossing" ON "text_counts" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);