CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
CREATE POLICY "application" ON "workers" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);