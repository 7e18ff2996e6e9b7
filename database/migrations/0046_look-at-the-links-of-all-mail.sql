CREATE TABLE "linked_hosts" (
	"business_id" uuid NOT NULL,
	"host" text NOT NULL,
	"look" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "linked_hosts_business_id_host_pk" PRIMARY KEY("business_id","host")
);
--> statement-breakpoint
ALTER TABLE "linked_hosts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "links_to" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "linked_hosts_to_look_at" ON "linked_hosts" USING btree ("asked_at") WHERE look = 'asked';--> statement-breakpoint
CREATE POLICY "own_business" ON "linked_hosts" AS PERMISSIVE FOR ALL TO "regulars_app" USING ("linked_hosts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid) WITH CHECK ("linked_hosts"."business_id" = nullif(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "crossing" ON "linked_hosts" AS PERMISSIVE FOR ALL TO "regulars_crossing" USING (true) WITH CHECK (true);