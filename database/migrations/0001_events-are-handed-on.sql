CREATE TABLE "events" (
	"business_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"ids" jsonb NOT NULL,
	"cause" text DEFAULT pg_current_xact_id()::text NOT NULL,
	"actor" text NOT NULL,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "events_business_id_subject_id_id_pk" PRIMARY KEY("business_id","subject_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "events_due" ON "events" USING btree ("id","due_at");--> statement-breakpoint
CREATE POLICY "own_business" ON "events" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("events"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid)) WITH CHECK ("events"."business_id" = (select nullif(current_setting('app.business_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "crossing" ON "events" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);