CREATE TABLE "mailchimp_connections" (
	"business_id" uuid NOT NULL,
	"api_key" text NOT NULL,
	"key_end" text NOT NULL,
	"list_id" text,
	"list_name" text,
	"webhook_id" text,
	"webhook_hash" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"trouble" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"backfill_total" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailchimp_connections_business_id_pk" PRIMARY KEY("business_id")
);
--> statement-breakpoint
ALTER TABLE "mailchimp_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailchimp_members" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"told" text,
	"due_at" timestamp with time zone,
	CONSTRAINT "mailchimp_members_business_id_customer_id_pk" PRIMARY KEY("business_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "mailchimp_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailchimp_members" ADD CONSTRAINT "mailchimp_members_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailchimp_members_due" ON "mailchimp_members" USING btree ("business_id","due_at","customer_id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "mailchimp_members_email" ON "mailchimp_members" USING btree ("business_id","email") WHERE email is not null;--> statement-breakpoint
CREATE POLICY "own_business" ON "mailchimp_connections" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("mailchimp_connections"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("mailchimp_connections"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_business" ON "mailchimp_members" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("mailchimp_members"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("mailchimp_members"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);