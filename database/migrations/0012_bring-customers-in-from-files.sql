CREATE TABLE "customer_import_failures" (
	"business_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"birthday" text NOT NULL,
	"error" text NOT NULL,
	CONSTRAINT "customer_import_failures_business_id_import_id_row_number_pk" PRIMARY KEY("business_id","import_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "customer_import_failures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_imports" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"cells" text,
	"rows" text,
	"mapping" jsonb,
	"found" jsonb,
	"add_known_emails" boolean DEFAULT false NOT NULL,
	"attests_sms" boolean DEFAULT false NOT NULL,
	"attests_email" boolean DEFAULT false NOT NULL,
	"processed_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer NOT NULL,
	"imported_rows" integer DEFAULT 0 NOT NULL,
	"invalid_rows" integer DEFAULT 0 NOT NULL,
	"duplicate_rows" integer DEFAULT 0 NOT NULL,
	"failed_rows" integer DEFAULT 0 NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "customer_imports_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customer_import_failures" ADD CONSTRAINT "customer_import_failures_business_id_import_id_customer_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."customer_imports"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_imports_unfinished" ON "customer_imports" USING btree ("moved_at") WHERE status <> 'done';--> statement-breakpoint
CREATE INDEX "customer_imports_finished" ON "customer_imports" USING btree ("finished_at") WHERE status = 'done';--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("business_id","email") WHERE email is not null;--> statement-breakpoint
CREATE POLICY "own_business" ON "customer_import_failures" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_import_failures"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("customer_import_failures"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_business" ON "customer_imports" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("customer_imports"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("customer_imports"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "crossing" ON "customer_imports" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);