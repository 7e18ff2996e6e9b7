CREATE TABLE "message_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"backup_at" timestamp with time zone,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "message_holds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "message_holds_one" ON "message_holds" USING btree ((released_at is null)) WHERE released_at is null;--> statement-breakpoint
CREATE POLICY "application" ON "message_holds" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "crossing" ON "message_holds" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);