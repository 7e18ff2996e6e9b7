CREATE TABLE "account_phones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_phones_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "account_phones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text,
	"user_id" uuid,
	"opens_account" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_recipient_pk" PRIMARY KEY("purpose","recipient"),
	CONSTRAINT "one_time_codes_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_phones" ADD CONSTRAINT "account_phones_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_texts" ADD CONSTRAINT "account_texts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_texts_user" ON "account_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "application" ON "account_phones" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "application" ON "account_texts" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "application" ON "one_time_codes" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);