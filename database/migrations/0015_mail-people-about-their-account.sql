CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_mails_user" ON "account_mails" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "application" ON "account_mails" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);