CREATE TABLE "audit_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"about_user_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" uuid,
	CONSTRAINT "audit_entries_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "platform_entries" (
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"about_user_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_entries_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "platform_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "portal_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_all" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "platform_entries_newest" ON "platform_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE POLICY "crossing" ON "user" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_business" ON "audit_entries" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("audit_entries"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("audit_entries"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "crossing" ON "audit_entries" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "platform_entries" AS PERMISSIVE FOR SELECT TO "regulars_app" USING ("platform_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid) or "platform_entries"."about_user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "written" ON "platform_entries" AS PERMISSIVE FOR INSERT TO "regulars_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "crossing" ON "platform_entries" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);