CREATE TABLE "data_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"newest_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "application" ON "data_keys" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);