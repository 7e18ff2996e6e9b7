CREATE TABLE "company_names" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"previous_name" text,
	"seen_at" timestamp with time zone,
	"seen_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_names_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "company_names" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "company_names_unseen" ON "company_names" USING btree ("created_at","id") WHERE "company_names"."seen_at" is null;--> statement-breakpoint
CREATE POLICY "own_business" ON "company_names" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("company_names"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("company_names"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "crossing" ON "company_names" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);