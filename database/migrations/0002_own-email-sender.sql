CREATE TABLE "integrations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"active" boolean NOT NULL,
	"email_config" jsonb NOT NULL,
	"key_end" text,
	"report_key" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "integrations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "integrations_provider" UNIQUE("business_id","provider")
);
--> statement-breakpoint
ALTER TABLE "integrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_business" ON "integrations" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("integrations"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("integrations"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);