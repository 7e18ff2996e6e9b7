CREATE TABLE "withdrawals" (
	"business_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"contact_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawals_business_id_channel_contact_hash_pk" PRIMARY KEY("business_id","channel","contact_hash")
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"wording" text NOT NULL,
	"ip_address" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_requests_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "consent_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "usage_mails_monthly" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "usage_mails_month" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "usage_mails_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "marketing_mails_a_week" integer DEFAULT 4;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "mail_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "mail_watched_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "double_opt_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "look_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "communication_logs" ADD COLUMN "turned_away" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_requests_customer" ON "consent_requests" USING btree ("business_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_to_look_at" ON "campaigns" USING btree ("look_asked_at") WHERE look = 'asked';--> statement-breakpoint
CREATE INDEX "communication_logs_turned_away" ON "communication_logs" USING btree ("business_id","due_at") WHERE turned_away is not null;--> statement-breakpoint
CREATE POLICY "own_business" ON "withdrawals" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("withdrawals"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("withdrawals"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_business" ON "consent_requests" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("consent_requests"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("consent_requests"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);