CREATE TABLE "contact_preferences" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"left_topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"paused_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_preferences_business_id_customer_id_pk" PRIMARY KEY("business_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "contact_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_preferences" ADD CONSTRAINT "contact_preferences_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_business" ON "contact_preferences" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("contact_preferences"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("contact_preferences"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);