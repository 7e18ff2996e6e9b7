CREATE TABLE "billing_notices" (
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occurrence" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_business_id_kind_occurrence_pk" PRIMARY KEY("business_id","kind","occurrence")
);
--> statement-breakpoint
ALTER TABLE "billing_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credit_purchases" (
	"business_id" uuid NOT NULL,
	"id" text NOT NULL,
	"credits" bigint NOT NULL,
	"taken_back" bigint DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_purchases_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "credit_purchases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credit_settings" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"low_below" integer DEFAULT 20 NOT NULL,
	"low_told_at" timestamp with time zone,
	"top_up_pack" text,
	"top_up_below" integer DEFAULT 20 NOT NULL,
	"top_up_most" integer DEFAULT 3 NOT NULL,
	"top_up_failed_at" timestamp with time zone,
	"top_up_failure" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"stripe_subscription_id" text,
	"payment_method_status" text DEFAULT 'none' NOT NULL,
	"payment_method" text,
	"cancels_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"is_doubled" boolean DEFAULT false NOT NULL,
	"begun_reading" integer DEFAULT 0 NOT NULL,
	"kept_reading" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stripe_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"business_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_events_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "stripe_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_prices" (
	"price_id" text PRIMARY KEY NOT NULL,
	"tier_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stripe_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "stripe_customers_customer" ON "stripe_customers" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "stripe_events_created" ON "stripe_events" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "own_business" ON "billing_notices" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("billing_notices"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("billing_notices"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "billing_notices" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_business" ON "credit_purchases" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("credit_purchases"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("credit_purchases"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "credit_purchases" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_business" ON "credit_settings" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("credit_settings"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("credit_settings"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "credit_settings" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_business" ON "stripe_customers" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("stripe_customers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("stripe_customers"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "stripe_customers" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_business" ON "stripe_events" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("stripe_events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("stripe_events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "stripe_events" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "application" ON "stripe_prices" AS PERMISSIVE FOR ALL TO "regulars_app" USING (true) WITH CHECK (true);