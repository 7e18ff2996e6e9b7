CREATE TABLE "looks" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"screens" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "looks_are_short" CHECK ("looks"."ends_at" <= "looks"."opened_at" + interval '30 minutes')
);
--> statement-breakpoint
ALTER TABLE "looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recent_proofs" ADD COLUMN "code_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_key" UNIQUE("written_by","idempotency_key");--> statement-breakpoint
CREATE POLICY "crossing" ON "looks" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);