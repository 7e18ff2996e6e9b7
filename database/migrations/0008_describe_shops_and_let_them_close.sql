CREATE TABLE "shop_logos" (
	"business_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_logos_business_id_hash_pk" PRIMARY KEY("business_id","hash")
);
--> statement-breakpoint
ALTER TABLE "shop_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "logo_hash" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "sms_opt_in_wording" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "email_opt_in_wording" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "closing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "shop_logos_by_hash" ON "shop_logos" USING btree ("hash");--> statement-breakpoint
CREATE POLICY "own_business" ON "shop_logos" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("shop_logos"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("shop_logos"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "crossing" ON "shop_logos" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);