CREATE TABLE "late_cases" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"input_hash" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"customer_id" uuid,
	"amount" bigint,
	"stamps" integer,
	"confirms_repeat_visit" boolean DEFAULT false NOT NULL,
	"note" text,
	"device" text,
	"staff_user_id" uuid,
	"staff_name" text,
	"sender_name" text,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"operation_id" uuid,
	CONSTRAINT "late_cases_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "late_cases_key" UNIQUE("business_id","idempotency_key","input_hash")
);
--> statement-breakpoint
ALTER TABLE "late_cases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "former_terms" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"config" jsonb NOT NULL,
	"archived_at" timestamp with time zone,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_terms_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "former_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_members" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "happened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "late_cases" ADD CONSTRAINT "late_cases_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_cases" ADD CONSTRAINT "late_cases_business_id_operation_id_operations_business_id_id_fk" FOREIGN KEY ("business_id","operation_id") REFERENCES "public"."operations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_terms" ADD CONSTRAINT "former_terms_business_id_program_id_loyalty_programs_business_id_id_fk" FOREIGN KEY ("business_id","program_id") REFERENCES "public"."loyalty_programs"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_cases_open" ON "late_cases" USING btree ("business_id","created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "late_cases_customer" ON "late_cases" USING btree ("business_id","customer_id");--> statement-breakpoint
CREATE INDEX "former_terms_program" ON "former_terms" USING btree ("business_id","program_id","until");--> statement-breakpoint
CREATE INDEX "operations_happened" ON "operations" USING btree ("business_id","happened_at","customer_id") WHERE happened_at is not null;--> statement-breakpoint
CREATE POLICY "own_business" ON "late_cases" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("late_cases"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("late_cases"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_business" ON "former_terms" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("former_terms"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("former_terms"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);