CREATE TABLE "custom_domains" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"proven_at" timestamp with time zone,
	"checks" jsonb,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"off_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "custom_domains_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "custom_domains_one" UNIQUE("business_id")
);
--> statement-breakpoint
ALTER TABLE "custom_domains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "custom_domains_by_host" ON "custom_domains" USING btree ("host");--> statement-breakpoint
CREATE INDEX "custom_domains_due" ON "custom_domains" USING btree ("next_check_at");--> statement-breakpoint
CREATE POLICY "own_business" ON "custom_domains" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("custom_domains"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("custom_domains"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "custom_domains" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);