CREATE TABLE "day_cohorts" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"joined_on" date NOT NULL,
	"revenue" bigint NOT NULL,
	"visits" integer NOT NULL,
	"first_in_month" integer NOT NULL,
	CONSTRAINT "day_cohorts_business_id_day_joined_on_pk" PRIMARY KEY("business_id","day","joined_on")
);
--> statement-breakpoint
ALTER TABLE "day_cohorts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "day_figures" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"operations" integer NOT NULL,
	"purchases" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"visits" integer NOT NULL,
	"discounts" bigint NOT NULL,
	"handed_out" integer NOT NULL,
	"points_given" bigint NOT NULL,
	"points_used" bigint NOT NULL,
	"points_expired" bigint NOT NULL,
	"rewards_earned" integer NOT NULL,
	"joined" integer NOT NULL,
	"joined_through" jsonb NOT NULL,
	"rewards" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "day_figures_business_id_day_pk" PRIMARY KEY("business_id","day")
);
--> statement-breakpoint
ALTER TABLE "day_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "day_returns" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"last_day" date NOT NULL,
	"customers" integer NOT NULL,
	CONSTRAINT "day_returns_business_id_day_last_day_pk" PRIMARY KEY("business_id","day","last_day")
);
--> statement-breakpoint
ALTER TABLE "day_returns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roll_ups" (
	"business_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "roll_ups_business_id_pk" PRIMARY KEY("business_id")
);
--> statement-breakpoint
ALTER TABLE "roll_ups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stale_days" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "stale_days_business_id_day_pk" PRIMARY KEY("business_id","day")
);
--> statement-breakpoint
ALTER TABLE "stale_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_business" ON "day_cohorts" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("day_cohorts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("day_cohorts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_business" ON "day_figures" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("day_figures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("day_figures"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_business" ON "day_returns" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("day_returns"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("day_returns"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_business" ON "roll_ups" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("roll_ups"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("roll_ups"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_business" ON "stale_days" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("stale_days"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("stale_days"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);