CREATE TABLE "till_devices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_contact_at" timestamp with time zone,
	"last_contact_by" uuid,
	"last_contact_name" text,
	"session_id" uuid,
	"ended_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "till_devices_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "till_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "till_devices_living" ON "till_devices" USING btree ("business_id","created_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE POLICY "own_business" ON "till_devices" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("till_devices"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("till_devices"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);
