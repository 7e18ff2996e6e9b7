CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "crossing" ON "mailchimp_connections" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "crossing" ON "mailchimp_members" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "application" ON "backups" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "crossing" ON "backups" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);