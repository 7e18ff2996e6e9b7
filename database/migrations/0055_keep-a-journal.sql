CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "journal_entries_waiting" ON "journal_entries" USING btree ("happened_at") WHERE written_at is null;--> statement-breakpoint
CREATE POLICY "application" ON "journal_entries" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);