CREATE TABLE "webhook_deliveries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tried" integer GENERATED ALWAYS AS (case jsonb_typeof(tries) when 'array' then jsonb_array_length(tries) else 0 end) STORED NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"types" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "webhook_endpoints_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_sequences" (
	"business_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "webhook_sequences_business_id_subject_id_pk" PRIMARY KEY("business_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_sequences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_business_id_endpoint_id_webhook_endpoints_business_id_id_fk" FOREIGN KEY ("business_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_business_id_event_id_webhook_events_business_id_id_fk" FOREIGN KEY ("business_id","event_id") REFERENCES "public"."webhook_events"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("business_id","endpoint_id","due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("business_id","endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("business_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("business_id","event_id","endpoint_id") WHERE cause = 'event';--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_key" ON "webhook_endpoints" USING btree ("business_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "webhook_events_time" ON "webhook_events" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_subject" ON "webhook_events" USING btree ("business_id","subject_id");--> statement-breakpoint
CREATE POLICY "own_business" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("webhook_deliveries"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("webhook_deliveries"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_business" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("webhook_endpoints"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("webhook_endpoints"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_business" ON "webhook_events" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("webhook_events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("webhook_events"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_business" ON "webhook_sequences" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("webhook_sequences"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("webhook_sequences"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);